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
    cane.stalk((x, y, -10), 26, 0.25, (0.01, tilt))
    for number in range(6):
        dry = chance.random() < 0.45
        cane.leaf((x, y, chance.uniform(-5, 4.5)), chance.uniform(0, 6.28), chance.uniform(6, 10), 0.5, 1.2, 1.1 if number % 2 else 0.5, dry)
sheet("soil", [(-900, -60, -12), (900, -60, -12), (900, 2500, -12), (-900, 2500, -12)], plain("soil", (0.02, 0.013, 0.009), 1.0, specular=0)[0])
hill((-80, 900, -60), 900, 150, 5, (0.022, 0.024, 0.024))
hill((330, 1300, -60), 1000, 190, 9, (0.040, 0.034, 0.032))
evening(low=(1.0, 0.44, 0.13), high=(0.045, 0.10, 0.13), strength=2.4, toward=0.06, clouds=0.8)
studio.sun((-0.30, -1, -0.22), 9.0, (1.0, 0.52, 0.20), 2)
studio.area((-16, -18, 9), (0, 0, 0), (8, 6), 1600, COOL)
studio.area((20, -12, 10), (4, 0, 0), (4, 8), 2400, WARM)
studio.camera((-0.6, -21, 0.4), (1.0, 0, 0.9), 52, (1, -2, 0), 1.2)
studio.take()
