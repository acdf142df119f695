"""Cane before the cut, close, the low sun behind it right of the middle; left half and foot dark."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from land import hill  # noqa: E402
from materials import plain  # noqa: E402
from plants import Cane, planted  # noqa: E402
from shapes import sheet  # noqa: E402
from sky import evening  # noqa: E402
from studio import COOL, WARM, Studio  # noqa: E402

studio = Studio(1680, 720)
cane = Cane(11)
chance = cane.random
clumps = [cane.clump(chance.uniform(19, 25), 4, 13) for _ in range(6)]
for row, (y, step) in enumerate(((12, 5.2), (24, 5.6), (44, 6.5))):
    x = -22.0 - row * 8
    while x < 24 + row * 8:
        planted(chance.choice(clumps), (x, y + chance.uniform(-2, 2), -11 - row), chance.uniform(0, 6.28), chance.uniform(0.85, 1.1))
        x += chance.uniform(0.75, 1.35) * step
for x, y, tilt in ((-7.6, -1.6, 0.03), (-5.2, -2.2, 0.05), (-1.9, -1.0, -0.04), (1.4, -2.6, 0.03), (5.4, -1.6, -0.06), (8.6, -2.4, 0.02), (10.9, -1.0, 0.05)):
    for _ in range(3):
        foot = (x + chance.uniform(-0.9, 0.9), y + chance.uniform(-0.7, 0.7), -10)
        lean = tilt + chance.uniform(-0.05, 0.05)
        top = cane.stalk(foot, chance.uniform(14.5, 18), chance.uniform(0.13, 0.165), (chance.uniform(-0.02, 0.05), lean))
        # Green leaves crowd at the top; below it the dead ones hang along the stalk.
        for number in range(9):
            cane.leaf(top, chance.uniform(0, 6.28), chance.uniform(7, 11), chance.uniform(0.36, 0.5), chance.uniform(0.9, 1.6), chance.uniform(0.8, 1.5))
        for number in range(3):
            share = chance.uniform(0.45, 0.95)
            at = tuple(f + (t - f) * share for f, t in zip(foot, top))
            cane.leaf(at, chance.uniform(0, 6.28), chance.uniform(4, 7), 0.34, 2.2, 0.5, True)
sheet("soil", [(-900, -60, -12), (900, -60, -12), (900, 2500, -12), (-900, 2500, -12)], plain("soil", (0.02, 0.013, 0.009), 1.0, specular=0)[0])
hill((-80, 900, -60), 900, 150, 5, (0.022, 0.024, 0.024))
hill((330, 1300, -60), 1000, 190, 9, (0.040, 0.034, 0.032))
evening(low=(1.0, 0.44, 0.13), high=(0.045, 0.10, 0.13), strength=2.4, toward=0.06, clouds=0.8)
studio.sun((-0.30, -1, -0.22), 9.0, (1.0, 0.52, 0.20), 2)
studio.area((-16, -18, 9), (0, 0, 0), (8, 6), 1600, COOL)
studio.area((20, -12, 10), (4, 0, 0), (4, 8), 2400, WARM)
studio.camera((-0.6, -21, 0.4), (1.0, 0, 0.9), 52, (1, -2, 0), 1.2)
studio.take()
