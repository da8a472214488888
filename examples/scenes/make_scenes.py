#!/usr/bin/env python3
"""Writes the scenes of this folder whose vertices are too many to type: python3 make_scenes.py

A ball is a rounded regular polygon: two of them that touch flat on flat have two contacts, symmetric about the line of
centres, and answer as ideal balls do. Neighbours stand a little closer than they touch, because detection is strict;
strikers start half a step's way off, so that round-off does not decide in which step they hit.
"""
import math
import pathlib

HERE = pathlib.Path(__file__).parent
CLOSER = 1e-4  # m: how much nearer than touching neighbours stand


def number(x):
    return repr(round(x, 15) + 0.0)


class Scene:
    def __init__(self, name, description, dt, duration, response, integrator="symplectic-euler"):
        self.name, self.vertices, self.bodies, self.rest, self.looks = name, [], [], [], []
        self.head = ['<simtype type="rigid-body"/>', f'<description text="{description}"/>',
                     f'<duration time="{dt_text(duration)}"/>',
                     f'<rigidbodyintegrator type="{integrator}" dt="{dt_text(dt)}"/>']
        if response:
            self.head.append(f'<rigidbodycollisionhandling detection="all-pairs" response="{response}"/>')

    def add(self, *lines):
        self.rest += lines

    def view(self, x, y, size):
        self.head.append(f'<viewport cx="{number(x)}" cy="{number(y)}" size="{number(size)}"/>')

    def body(self, points, mass, radius, v=(0, 0), omega=0, fixed=False, colour=None):
        first, index = len(self.vertices), len(self.bodies)
        share = mass / len(points)
        for x, y in points:
            self.vertices.append(f'<rigidbodyvertex x="{number(x)}" y="{number(y)}" m="{number(share)}"/>')
        p = " ".join(f'p="{first + i}"' for i in range(len(points)))
        end = ' fixed="1"' if fixed else ""
        self.bodies.append(f'<rigidbody {p} vx="{number(v[0])}" vy="{number(v[1])}" omega="{number(omega)}" '
                           f'r="{number(radius)}"{end}/>')
        if colour:
            r, g, b = (round(int(colour[k:k + 2], 16) / 255, 3) for k in (1, 3, 5))
            self.looks.append(f'<rigidbodycolor body="{index}" r="{r}" g="{g}" b="{b}"/>')
        return index

    def box(self, x0, y0, x1, y1, *args, **named):
        return self.body([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], *args, **named)

    def ball(self, x, y, size, sides, mass, radius, turn=0.0, **named):
        """A polygon whose flats, rounding included, are `size` from its centre; one flat faces +x if not turned."""
        corner = (size - radius) / math.cos(math.pi / sides)
        angles = [turn + (2 * k + 1) * math.pi / sides for k in range(sides)]
        return self.body([(x + corner * math.cos(a), y + corner * math.sin(a)) for a in angles], mass, radius, **named)

    def write(self):
        lines = self.head + self.vertices + self.bodies + self.rest + self.looks
        text = '<?xml version="1.0" encoding="utf-8"?>\n<scene>\n' + "".join(f"  {line}\n" for line in lines) + "</scene>\n"
        (HERE / f"{self.name}.xml").write_text(text)


def dt_text(x):
    return f"{x:.12g}"


def cradle(name, count, response):
    s = Scene(name, f"Newton's cradle: one ball strikes {count - 1} that touch, and only the last one leaves", 0.001, 1.2,
              response)
    d = 1 - CLOSER
    for k in range(count):
        x = -1.501 if k == 0 else (k - 1) * d
        s.ball(x, 0, 0.5, 12, 12, 0.1, v=(2 if k == 0 else 0, 0), colour="#c8553d" if k == 0 else "#7d94a8")
    s.view((count - 2) / 2, 0, 0.8 * count / 2 + 1)
    s.write()


def onto_two():
    s = Scene("one-onto-two", "A ball strikes two that touch each other, at 30 degrees to either side", 0.001, 1.5,
              "gr-velocity-projection")
    d = 1 - CLOSER
    s.ball(-1.0005, 0, 0.5, 12, 12, 0.1, v=(1, 0), colour="#c8553d")
    s.ball(d * math.cos(math.pi / 6), d / 2, 0.5, 12, 12, 0.1)
    s.ball(d * math.cos(math.pi / 6), -d / 2, 0.5, 12, 12, 0.1)
    s.view(0.6, 0, 2)
    s.write()


def onto_three():
    s = Scene("one-onto-three", "A large ball strikes three small ones of its own mass, 45 degrees apart", 0.001, 1.5,
              "gr-lcp")
    d = 1 + 0.4 - CLOSER
    s.ball(-0.6005, 0, 1, 8, 12, 0.1, v=(1, 0), colour="#c8553d")
    for k in (-1, 0, 1):
        s.ball(d * math.cos(k * math.pi / 4), d * math.sin(k * math.pi / 4), 0.4, 8, 12, 0.1)
    s.view(0.8, 0, 2.5)
    s.write()


def rack():
    s = Scene("rack", "A ball breaks a rack of fifteen", 0.001, 4, "gr-lcp")
    d = 1 - CLOSER
    s.head.append('<backgroundcolor r="0.13" g="0.32" b="0.26"/>')
    s.ball(-2.0005, 0, 0.5, 12, 12, 0.1, v=(1, 0), colour="#f4f1e8")
    paints = ["#c8553d", "#d9a441", "#8fd3b0", "#2f6fb4", "#7a5195"]
    for row in range(5):
        for k in range(row + 1):
            s.ball(row * d * math.cos(math.pi / 6), (k - row / 2) * d, 0.5, 12, 12, 0.1, colour=paints[row])
    s.view(1.9, 0, 3.1)
    s.write()


def lattice():
    s = Scene("lattice", "Two balls strike a square lattice from opposite sides: they reverse and it stays", 0.001, 1.5,
              "gr-velocity-projection")
    d = 1 - CLOSER
    s.ball(-2.5005, 0, 0.5, 12, 12, 0.1, v=(1, 0), colour="#c8553d")
    s.ball(2.5005, 0, 0.5, 12, 12, 0.1, v=(-1, 0), colour="#c8553d")
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            s.ball(i * d, j * d, 0.5, 12, 12, 0.1)
    s.view(0, 0, 2.6)
    s.write()


def pile():
    s = Scene("mirror-pile", "A pyramid of stones settles on a floor between two walls, the same on the left and on the right",
              0.002, 2, "velocity-projection")
    s.add('<rigidbodygravityforce fx="0" fy="-9.81"/>')
    s.box(-4, -0.6, 4, -0.1, 8, 0.1, fixed=True)
    s.box(-4.4, -0.6, -4.2, 3, 8, 0.1, fixed=True)
    s.box(4.2, -0.6, 4.4, 3, 8, 0.1, fixed=True)
    for row, count in enumerate((4, 3, 2, 1)):
        for k in range(count):
            s.ball((k - (count - 1) / 2) * 1.2, 0.55 + row * 1.1, 0.5, 6, 12, 0.1, turn=math.pi / 2)
    s.view(0, 1.8, 3)
    s.write()


def main():
    cradle("cradle-3", 3, "gr-lcp")
    cradle("cradle-5", 5, "gr-velocity-projection")
    onto_two()
    onto_three()
    rack()
    lattice()
    pile()


if __name__ == "__main__":
    main()
