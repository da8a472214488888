#!/usr/bin/env python3
"""Writes rock.obj, a boulder with a flat foot, and slope.asc, heights of a hillside that gets gentler towards its foot."""
import math
import random


def write_rock(name):
    rng = random.Random(4)
    sides = 9
    rings = [(-0.78, 0.55), (-0.6, 0.8), (-0.3, 0.95), (0, 1), (0.3, 0.95), (0.6, 0.75), (0.85, 0.4)]
    vertices, faces = [], []
    for k, (z, radius) in enumerate(rings):
        for j in range(sides):
            angle = 2 * math.pi * (j + 0.5 * (k % 2)) / sides
            r = radius if k == 0 else radius * (1 + rng.uniform(-0.06, 0.06))
            vertices.append((0.5 * r * math.cos(angle), 0.45 * r * math.sin(angle), z))
    for k in range(len(rings) - 1):
        for j in range(sides):
            a, b = k * sides + j, k * sides + (j + 1) % sides
            c, d = a + sides, b + sides
            faces += [(a, b, c), (b, d, c)] if k % 2 == 0 else [(a, b, d), (a, d, c)]
    vertices += [(0, 0, -0.78), (0, 0, 0.9)]
    bottom, top, last = len(vertices) - 2, len(vertices) - 1, (len(rings) - 1) * sides
    for j in range(sides):
        faces += [(bottom, (j + 1) % sides, j), (top, last + j, last + (j + 1) % sides)]
    with open(name, "w", encoding="ascii") as out:
        out.writelines(f"v {x:.4f} {y:.4f} {z:.4f}\n" for x, y, z in vertices)
        out.writelines("f " + " ".join(str(i + 1) for i in face) + "\n" for face in faces)


def height(x, y):
    if x < 0:
        fall = 0.25 * x
    elif x < 60:
        fall = 0.75 * x - x * x * 0.00583
    else:
        fall = 24.0 - 0.03 * (x - 60)
    return 80 - fall + 0.02 * y * math.sin(0.2 * x) + 0.004 * y * y


def write_slope(name):
    columns, rows, cell, west, south = 141, 41, 1.0, -10.5, -20.5
    with open(name, "w", encoding="ascii") as out:
        out.write(f"ncols {columns}\nnrows {rows}\nxllcorner {west}\nyllcorner {south}\ncellsize {cell}\n")
        for j in reversed(range(rows)):
            out.write(" ".join(f"{height(west + i + 0.5, south + j + 0.5):.3f}" for i in range(columns)) + "\n")


write_rock("rock.obj")
write_slope("slope.asc")
