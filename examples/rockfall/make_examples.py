#!/usr/bin/env python3
"""Writes the height models and material regions of the examples road-cut and torrent:
python3 make_examples.py

Heights are formulas with a little roughness from a fixed pseudo-random sequence, so that the files are the same every
time. Coordinates are those of EPSG:2056; the grids are ASCII grids, which name no system: the projects do.
"""
import json
import math
import pathlib

HERE = pathlib.Path(__file__).parent
WEST, SOUTH = 2600000, 1200000


def roughness(i, j):
    """From -1 to 1, another number for each node."""
    x = (i * 374761393 + j * 668265263) & 0xFFFFFFFF
    x = ((x ^ (x >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((x ^ (x >> 16)) & 0xFFFF) / 32767.5 - 1


def write_grid(path, columns, rows, cell, height):
    lines = [f"ncols {columns}", f"nrows {rows}", f"xllcorner {WEST}", f"yllcorner {SOUTH}", f"cellsize {cell}",
             "NODATA_value -9999"]
    for j in reversed(range(rows)):
        lines.append(" ".join(f"{height(i, j, (i + 0.5) * cell, (j + 0.5) * cell):.2f}" for i in range(columns)))
    path.write_text("\n".join(lines) + "\n")


def smooth(x):
    x = min(max(x, 0.0), 1.0)
    return x * x * (3 - 2 * x)


def road_cut(i, j, x, y):
    """From south to north: meadow, road at y = 20 ... 28, ditch, a rock cut of 12 m, a wooded slope of 35 degrees."""
    z = 400 + 0.25 * min(y - 20, 0)                           # meadow below the road
    z -= 0.8 * smooth((y - 28) / 2) * smooth((34 - y) / 2)    # ditch between road and cut
    z += 12 * smooth((y - 34) / 5)                            # the cut
    if y > 39:
        z += 0.7 * (y - 39) + 1.5 * math.sin(x / 11) * smooth((y - 39) / 10)
    rough = 0.02 if y < 34 else 0.12
    return z + rough * roughness(i, j)


def channel(y):
    """Where the torrent flows."""
    return 60 + 10 * math.sin(y / 28)


def torrent(i, j, x, y):
    """A gully that falls southward between two flanks and opens into a fan below y = 45."""
    fall = 0.18 * y if y < 45 else 8.1 + 0.55 * (y - 45)
    depth = smooth((y - 25) / 40)
    away = abs(x - channel(y))
    flank = depth * 0.75 * math.sqrt(away * away + 9) - depth * 2.25
    fan = (1 - depth) * 0.04 * away
    return 900 + fall + flank - fan + 0.10 * roughness(i, j)


def collection(regions):
    """GeoJSON of (material, priority, corners)."""
    features = []
    for material, priority, ring in regions:
        corners = [[round(WEST + x, 2), round(SOUTH + y, 2)] for x, y in ring + ring[:1]]
        features.append({"type": "Feature", "properties": {"material": material, "priority": priority},
                         "geometry": {"type": "Polygon", "coordinates": [corners]}})
    layer = {"type": "FeatureCollection", "name": "materials",
             "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::2056"}}, "features": features}
    return json.dumps(layer, indent=1) + "\n"


def strip(south, north, east):
    return [(0, south), (east, south), (east, north), (0, north)]


def torrent_regions():
    bed = []
    steps = [45 + 5 * k for k in range(22)]
    for y in steps:
        bed.append((channel(y) - 6, y))
    for y in reversed(steps):
        bed.append((channel(y) + 6, y))
    west = [(0, 45)] + [(0, 150)] + [(channel(y) - 25, y) for y in reversed(steps)]
    east = [(120, 45)] + [(120, 150)] + [(channel(y) + 25, y) for y in reversed(steps)]
    fan = strip(0, 45, 120)
    return [("fan", 1, fan), ("rock", 1, west), ("rock", 1, east), ("bed", 2, bed)]


if __name__ == "__main__":
    write_grid(HERE / "road-cut/dem.asc", 80, 90, 1, road_cut)
    write_grid(HERE / "torrent/dem.asc", 80, 100, 1.5, torrent)
    (HERE / "road-cut/materials.geojson").write_text(
        collection([("road", 1, strip(20, 28, 80)), ("rock", 1, strip(33, 41, 80))]))
    (HERE / "torrent/materials.geojson").write_text(collection(torrent_regions()))
