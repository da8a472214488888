#!/usr/bin/env python3
"""Writes record.AT2 and record_90.AT2: artificial strong motion (filtered noise under an envelope) in PEER's format."""
import math
import random


def band_noise(seed, count, step, low, high):
    """A sum of cosines between two frequencies (Hz) with random phases, under a trapezoidal envelope."""
    rng = random.Random(seed)
    waves = [(low * (high / low) ** (k / 119), rng.uniform(0, 2 * math.pi)) for k in range(120)]
    values = []
    for i in range(count):
        t = i * step
        envelope = min(1, t / 4) * (1 if t < 16 else math.exp(-0.25 * (t - 16)))
        values.append(envelope * sum(math.cos(2 * math.pi * f * t + p) / math.sqrt(1 + (f / 3) ** 2) for f, p in waves))
    peak = max(abs(v) for v in values)
    return [0.35 * v / peak for v in values]


def write(name, seed):
    count, step = 4000, 0.01
    values = band_noise(seed, count, step, 0.15, 15)
    with open(name, "w", encoding="ascii") as out:
        out.write("ARTIFICIAL STRONG-MOTION RECORD\n")
        out.write(f"FILTERED NOISE, SEED {seed}\n")
        out.write("ACCELERATION TIME SERIES IN UNITS OF G\n")
        out.write(f"NPTS=  {count}, DT=   {step:.4f} SEC\n")
        for i in range(0, count, 5):
            out.write("".join(f"{v:15.7E}" for v in values[i:i + 5]) + "\n")


write("record.AT2", 1)
write("record_90.AT2", 2)
