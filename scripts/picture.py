#!/usr/bin/env python3
"""A picture of a rockfall run in plan: hillshade, a map, paths and deposits.

    python3 scripts/picture.py DEM RESULTS OUT.png [--map energy_kJ_p95] [--pixels-per-metre 8]

docs/images/torrent.png was made from the results of examples/rockfall/torrent. Needs nothing but Python and the programs
of GDAL (Debian's gdal-bin).
"""
import argparse
import array
import json
import math
import pathlib
import struct
import subprocess
import tempfile
import zlib

# Colours of the style of the maps (src/talus/io/map_style.cpp), at these shares of the largest value.
STOPS = [(0, (255, 255, 204)), (0.03, (255, 237, 160)), (0.06, (254, 217, 118)), (0.12, (254, 178, 76)),
         (0.25, (253, 141, 60)), (0.5, (227, 26, 28)), (1, (128, 0, 38))]
PATH, DEPOSIT, SOURCE = (30, 30, 40), (40, 90, 200), (20, 140, 60)
NO_DATA = -9999


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def extent(path):
    info = json.loads(run("gdalinfo", "-json", path))
    x0, dx, _, y0, _, dy = info["geoTransform"]
    columns, rows = info["size"]
    return x0, y0 + rows * dy, x0 + columns * dx, y0


def grid(path, bounds, size, folder, resampling):
    """Values of the first band on the pixels of the picture."""
    out = pathlib.Path(folder) / "grid"
    run("gdalwarp", "-q", "-overwrite", "-of", "ENVI", "-ot", "Float32", "-r", resampling, "-te", *map(str, bounds), "-ts",
        str(size[0]), str(size[1]), "-dstnodata", str(NO_DATA), path, str(out))
    values = array.array("f")
    values.frombytes(out.read_bytes()[:4 * size[0] * size[1]])
    return values


def colour_of(share):
    for (a, low), (b, high) in zip(STOPS, STOPS[1:]):
        if share <= b:
            t = (share - a) / (b - a)
            return tuple(x + t * (y - x) for x, y in zip(low, high))
    return STOPS[-1][1]


def features(gpkg, layer):
    text = run("ogr2ogr", "-f", "GeoJSON", "-t_srs", "EPSG:2056", "-lco", "RFC7946=NO", "/vsistdout/", gpkg, layer)
    return [feature["geometry"]["coordinates"] for feature in json.loads(text)["features"]]


class Canvas:
    def __init__(self, width, height):
        self.width, self.height = width, height
        self.pixels = bytearray(3 * width * height)

    def blend(self, i, j, colour, alpha):
        if not (0 <= i < self.width and 0 <= j < self.height) or alpha <= 0:
            return
        at = 3 * (j * self.width + i)
        for k in range(3):
            self.pixels[at + k] = round((1 - alpha) * self.pixels[at + k] + alpha * colour[k])

    def disc(self, x, y, radius, colour, alpha):
        for j in range(math.floor(y - radius - 1), math.ceil(y + radius + 1)):
            for i in range(math.floor(x - radius - 1), math.ceil(x + radius + 1)):
                away = math.hypot(i + 0.5 - x, j + 0.5 - y)
                self.blend(i, j, colour, alpha * min(max(radius + 0.5 - away, 0), 1))

    def line(self, points, width, colour, alpha):
        """Each pixel is inked once, however often the line comes back to it."""
        ink = {}
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            dx, dy = x1 - x0, y1 - y0
            length2 = dx * dx + dy * dy or 1e-12
            for j in range(math.floor(min(y0, y1) - width), math.ceil(max(y0, y1) + width)):
                for i in range(math.floor(min(x0, x1) - width), math.ceil(max(x0, x1) + width)):
                    t = min(max(((i + 0.5 - x0) * dx + (j + 0.5 - y0) * dy) / length2, 0), 1)
                    away = math.hypot(i + 0.5 - x0 - t * dx, j + 0.5 - y0 - t * dy)
                    cover = min(max(0.5 * width + 0.5 - away, 0), 1)
                    ink[i, j] = max(ink.get((i, j), 0), cover)
        for (i, j), cover in ink.items():
            self.blend(i, j, colour, alpha * cover)

    def save(self, path):
        def chunk(kind, data):
            return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        rows = b"".join(b"\0" + bytes(self.pixels[3 * self.width * j:3 * self.width * (j + 1)]) for j in range(self.height))
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        pathlib.Path(path).write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) +
                                       chunk(b"IEND", b""))


def shade(heights, size, metres):
    """Light from the west and from high above, as a number from 0 to 1 for each pixel."""
    width, height = size
    light = (-0.56, 0.2, 0.8)
    result = []
    for j in range(height):
        for i in range(width):
            west, east = heights[j * width + max(i - 1, 0)], heights[j * width + min(i + 1, width - 1)]
            north, south = heights[max(j - 1, 0) * width + i], heights[min(j + 1, height - 1) * width + i]
            nx, ny = (west - east) / (2 * metres), (south - north) / (2 * metres)
            dot = (light[0] * nx + light[1] * ny + light[2]) / math.sqrt(nx * nx + ny * ny + 1)
            result.append(max(dot, 0))
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dem")
    parser.add_argument("results", type=pathlib.Path)
    parser.add_argument("out")
    parser.add_argument("--map", default="energy_kJ_p95")
    parser.add_argument("--pixels-per-metre", type=float, default=6)
    options = parser.parse_args()
    bounds, scale = extent(options.dem), options.pixels_per_metre
    size = round((bounds[2] - bounds[0]) * scale), round((bounds[3] - bounds[1]) * scale)
    canvas = Canvas(*size)
    with tempfile.TemporaryDirectory() as folder:
        light = shade(grid(options.dem, bounds, size, folder, "bilinear"), size, 1 / scale)
        values = grid(str(options.results / "maps" / (options.map + ".tif")), bounds, size, folder, "near")
    largest = max(values)
    for j in range(size[1]):
        for i in range(size[0]):
            at = j * size[0] + i
            tone = 60 + 190 * light[at] ** 1.2
            canvas.blend(i, j, (tone, tone, tone), 1)
            if values[at] != NO_DATA:
                colour = colour_of(values[at] / largest)
                canvas.blend(i, j, tuple(min(c * (0.5 + 0.6 * light[at]), 255) for c in colour), 0.72)
    gpkg = str(options.results / "paths.gpkg")

    def place(point):
        return (point[0] - bounds[0]) * scale, (bounds[3] - point[1]) * scale
    for line in features(gpkg, "paths"):
        canvas.line([place(point) for point in line], 0.8, PATH, 0.35)
    for layer, colour, radius in (("deposits", DEPOSIT, 2.6), ("sources", SOURCE, 1.8)):
        for point in features(gpkg, layer):
            canvas.disc(*place(point), radius + 0.8, (255, 255, 255), 0.7)
            canvas.disc(*place(point), radius, colour, 1)
    canvas.save(options.out)


if __name__ == "__main__":
    main()
