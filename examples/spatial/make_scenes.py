#!/usr/bin/env python3
"""Writes the scenes and meshes of this folder that are easier to compute than to type: rack.toml, arch.toml,
card-house.toml and rattleback.obj. Run it in this folder; the files that are here came from it."""

import math

HEAD = 'kind = "scene"\n'


def write(name, text):
    with open(name, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def rack():
    """A ball breaks a triangle of fifteen on a table. The triangle is symmetric about the plane y = 0."""
    radius, gap = 0.02858, 1e-4
    step = 2 * radius + gap
    rows = [
        f"  [{0.5 * math.sqrt(3) * step * row:.9f}, {step * (k - 0.5 * row):.9f}]"
        for row in range(5)
        for k in range(row + 1)
    ]
    balls = ""
    for i, place in enumerate(rows):
        x, y = (float(v) for v in place.strip(" []").split(", "))
        balls += f"""
[[body]]
name = "ball-{i + 1}"
sphere_radius_m = {radius}
mass_kg = 0.17
position_m = [{x:.9f}, {y:.9f}, {radius}]
material = "ivory"
"""
    write(
        "rack.toml",
        f"""# A ball breaks a triangle of fifteen on a table without friction or loss. The start is symmetric about y = 0: laws
# that treat contacts in an order break the symmetry, those that solve them together keep it to round-off.
#   talus compare rack.toml --laws reflections,bounded,newton

{HEAD}name = "Rack of fifteen"
dt_s = 0.001
duration_s = 1.5
law = "reflections"

[symmetry]
normal = [0, 1, 0]

[material.ivory]
friction = 0
restitution = 1

[[body]]
name = "table"
plane = true
material = "ivory"
colour = "#3f7a5a"

[[body]]
name = "cue"
sphere_radius_m = {radius}
mass_kg = 0.17
position_m = [-0.4, 0, {radius}]
velocity_m_s = [3, 0, 0]
material = "ivory"
colour = "#eeeae0"
{balls}""",
    )


def arch():
    """Voussoirs between two radii, from springing to springing, each a hull of eight corners."""
    inner, outer, depth, count = 1.8, 2.2, 0.5, 21
    step = math.pi / count
    bodies = ""
    for i in range(count):
        corners = [
            [r * -math.cos(a), side * depth / 2, r * math.sin(a)]
            for a in (i * step, (i + 1) * step)
            for r in (inner, outer)
            for side in (-1, 1)
        ]
        points = ", ".join("[" + ", ".join(f"{x:.9f}" for x in corner) + "]" for corner in corners)
        bodies += f"""
[[body]]
name = "stone-{i + 1}"
hull_m = [{points}]
density_kg_m3 = 2300
material = "stone"
colour = "{'#b9a88c' if i % 2 else '#a8977c'}"
"""
    write(
        "arch.toml",
        f"""# A half-circle of {count} stones without mortar, {outer - inner:.1f} m thick on a mean radius of {0.5 * (inner + outer):.0f} m. Milutin Milankovitch's least thickness
# of such an arch is 10.7 % of the mean radius; this one has 20 % and stands.

{HEAD}name = "Arch"
dt_s = 0.002
duration_s = 3
law = "lcp"

[symmetry]
normal = [1, 0, 0]

[material.stone]
friction = 0.8
restitution = 0

[[body]]
name = "ground"
plane = true
material = "stone"
{bodies}""",
    )


def card_house():
    """Two cards lean against each other on each foot; a card lies across, and two more stand on it."""
    length, width, thick, lean = 0.088, 0.063, 0.0012, 20.0
    a = math.radians(lean)
    rise = 0.5 * (length * math.cos(a) + thick * math.sin(a))  # of the middle of a leaning card
    reach = 0.5 * (length * math.sin(a) + thick * math.cos(a))  # half of its width in plan
    foot = 2 * reach + 2e-5  # from the middle of a pair to the middle of a card
    text = ""

    def card(name, x, z, turn):
        return f"""
[[body]]
name = "{name}"
box_m = [{thick}, {width}, {length}]
density_kg_m3 = 900
position_m = [{x:.9f}, 0, {z:.9f}]
turn_deg = [0, {turn:g}, 0]
material = "card"
"""

    pair = 4 * reach + 0.004
    for side, middle in ((1, -0.5 * pair), (2, 0.5 * pair)):
        text += card(f"left-{side}", middle - 0.5 * foot, rise, lean)
        text += card(f"right-{side}", middle + 0.5 * foot, rise, -lean)
    floor = 2 * rise + 1e-5
    text += card("across", 0, floor + 0.5 * thick, 90)
    above = floor + thick + 1e-5 + rise
    text += card("left-3", -0.5 * foot, above, lean)
    text += card("right-3", 0.5 * foot, above, -lean)
    limit = 0.5 * math.tan(a)
    write(
        "card-house.toml",
        f"""# A card house: pairs of cards that lean at {lean:g} degrees. A pair by itself needs a friction of tan({lean:g})/2 = {limit:.3f} at its feet
# to stand; a load on its top needs tan({lean:g}) = {math.tan(a):.3f} for its own share. Lower the friction below that and it slides apart.

{HEAD}name = "Card house"
dt_s = 0.0005
duration_s = 2
law = "lcp"
tolerance_m = 2e-5

[symmetry]
normal = [1, 0, 0]

[material.card]
friction = 0.45
restitution = 0

[[body]]
name = "table"
plane = true
material = "card"
{text}""",
    )


def rattleback():
    """The lower half of an ellipsoid as a mesh; its skewed mass is told in rattleback.toml."""
    a, b, c, rings, sectors = 0.10, 0.02, 0.015, 16, 48
    vertices = [(0.0, 0.0, -c)]
    for i in range(1, rings + 1):
        angle = 0.5 * math.pi * i / rings
        for k in range(sectors):
            turn = 2 * math.pi * k / sectors
            vertices.append(
                (a * math.sin(angle) * math.cos(turn), b * math.sin(angle) * math.sin(turn), -c * math.cos(angle))
            )
    vertices.append((0.0, 0.0, 0.0))
    at = lambda ring, k: 1 + (ring - 1) * sectors + k % sectors
    faces = [(0, at(1, k + 1), at(1, k)) for k in range(sectors)]
    for i in range(1, rings):
        for k in range(sectors):
            faces.append((at(i, k), at(i, k + 1), at(i + 1, k + 1)))
            faces.append((at(i, k), at(i + 1, k + 1), at(i + 1, k)))
    top = len(vertices) - 1
    faces += [(at(rings, k), at(rings, k + 1), top) for k in range(sectors)]
    lines = ["# The lower half of an ellipsoid with half axes 0.10, 0.02 and 0.015 m, flat side up."]
    lines += ["v {:.9f} {:.9f} {:.9f}".format(*v) for v in vertices]
    lines += ["f {} {} {}".format(*(n + 1 for n in f)) for f in faces]
    write("rattleback.obj", "\n".join(lines) + "\n")


if __name__ == "__main__":
    rack()
    arch()
    card_house()
    rattleback()
