"""The bottle, 27 cm high, and its glasses."""

import os

from materials import bottle_glass, brass, plain, printed, spirit
from shapes import curved, lathe, wrap

RADIUS = 0.43
LABEL = (0.26, 1.20)
LABEL_ANGLE = 1.92

_outside = [
    (0, 0.045), (0.24, 0.02), (0.33, 0.0), (0.395, 0.012), (0.424, 0.055),
    (RADIUS, 0.12), (RADIUS, 0.7), (RADIUS, 1.40),
    *curved([(RADIUS, 1.46), (0.424, 1.58), (0.375, 1.71), (0.265, 1.81), (0.18, 1.90), (0.152, 2.03), (0.146, 2.24)]),
    (0.146, 2.27), (0.178, 2.276), (0.184, 2.30), (0.184, 2.375), (0.175, 2.395), (0.118, 2.395),
]  # fmt: skip
_inside = [
    (0.104, 2.38), (0.104, 2.24),
    *curved([(0.110, 2.03), (0.134, 1.91), (0.222, 1.80), (0.33, 1.69), (0.376, 1.57), (0.383, 1.46)]),
    (0.385, 1.40), (0.385, 0.7), (0.385, 0.24), (0.365, 0.165), (0.29, 0.13), (0, 0.175),
]  # fmt: skip


def _filling(level):
    """Profile of the liquid up to a level, slightly wider than the inside of the glass, so that there is no gap of air."""
    body = [(0, 0.173), (0.29, 0.128), (0.367, 0.163), (0.387, 0.24), (0.387, 0.7), (0.387, 1.40)]
    body += [(r + 0.002, z) for r, z in reversed(_inside) if 1.40 < z < level]
    edge = body[-1][0]
    return [*body, (edge, level), (edge - 0.012, level - 0.007), (0, level - 0.009)]


class Cellar:
    """Bottles and glasses that share their materials. `labels`: folder of the printed labels."""

    def __init__(self, labels):
        self.labels = labels
        self.glass = bottle_glass()
        self.cork = plain("cork", (0.40, 0.25, 0.13), 0.9)[0]
        self.cap = plain("cap", (0.030, 0.014, 0.008), 0.34)[0]
        self.brass = brass()
        self.spirits = {}

    def bottle(self, kind, label, at=(0, 0, 0), turn=0.0, level=1.60):
        x, y, z = at
        if kind not in self.spirits:
            self.spirits[kind] = spirit(kind)
        lathe("bottle", _outside + _inside, self.glass, 160, at)
        lathe("filling", _filling(level), self.spirits[kind], 160, at)
        lathe("cork", [(0, 2.2), (0.101, 2.2), (0.101, 2.40), (0, 2.40)], self.cork, 64, at)
        lathe(
            "cap",
            [(0, 2.398), (0.182, 2.398), (0.194, 2.41), (0.197, 2.44), (0.197, 2.60), (0.188, 2.622), (0.17, 2.63), (0, 2.63)],
            self.cap, 96, at,
        )  # fmt: skip
        lathe("ring", [(0.1845, 2.30), (0.190, 2.306), (0.190, 2.338), (0.1845, 2.344)], self.brass, 96, at)
        paper = printed(f"label-{label}", os.path.join(self.labels, f"{label}.png"))
        piece = wrap("label", RADIUS + 0.0018, LABEL_ANGLE, *LABEL, paper, turn)
        piece.location = at
        return x, y, z

    def tumbler(self, at=(0, 0, 0), kind="aged", level=0.36):
        if kind not in self.spirits:
            self.spirits[kind] = spirit(kind)
        lathe(
            "tumbler",
            [
                (0, 0.012), (0.27, 0.0), (0.315, 0.008), (0.334, 0.03), (0.345, 0.09), (0.392, 0.80), (0.391, 0.812),
                (0.384, 0.818), (0.377, 0.812), (0.374, 0.80), (0.332, 0.19), (0.322, 0.155), (0.30, 0.14), (0, 0.135),
            ],
            self.glass, 144, at,
        )  # fmt: skip
        wide = 0.332 + (level - 0.19) * (0.374 - 0.332) / 0.61
        lathe(
            "measure",
            [(0, 0.133), (0.301, 0.138), (0.324, 0.154), (0.334, 0.19), (wide + 0.002, level), (wide - 0.012, level - 0.006), (0, level - 0.008)],
            self.spirits[kind], 144, at,
        )  # fmt: skip
        return at

    def tulip(self, at=(0, 0, 0), kind="aged", level=0.30):
        """A nosing glass on a short foot, 13 cm high."""
        if kind not in self.spirits:
            self.spirits[kind] = spirit(kind)
        bowl = curved([(0.0, 0.36), (0.14, 0.39), (0.265, 0.52), (0.275, 0.66), (0.235, 0.86), (0.20, 1.10), (0.205, 1.24)], 8)
        inner = [(max(0, r - 0.018), z + (0.022 if r < 0.1 else 0.006 if r < 0.25 else 0)) for r, z in bowl]
        stem = [(0, 0.0), (0.27, 0.0), (0.278, 0.012), (0.26, 0.026), (0.10, 0.055), (0.052, 0.10), (0.045, 0.20), (0.055, 0.30), (0.10, 0.355)]
        lathe("tulip", [*stem, *bowl[3:], (0.197, 1.247), *reversed(inner)], self.glass, 128, at)
        top = 0.40 + level
        filled = [(r + 0.002 if r else 0, z - 0.001) for r, z in inner if z < top]
        edge = filled[-1][0]
        lathe("measure", [*filled, (edge, top), (edge - 0.01, top - 0.005), (0, top - 0.006)], self.spirits[kind], 128, at)
        return at


def labels_folder():
    return os.path.abspath(os.path.join(os.path.dirname(__file__), "../../../build/art"))
