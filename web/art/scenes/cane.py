"""Cane before the cut, close, the low sun behind it right of the middle; left half and foot dark."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from plants import Cane  # noqa: E402
from sky import evening  # noqa: E402
from studio import COOL, Studio  # noqa: E402

studio = Studio(1680, 720)
cane = Cane(11)
chance = cane.random
for x in range(-9, 10):
    cane.plant((x * 2.1 + chance.uniform(-0.6, 0.6), 6 + chance.uniform(-1.6, 1.6), -8), 15, 3)
for x in range(-12, 13):
    cane.plant((x * 3.4 + chance.uniform(-1, 1), 26 + chance.uniform(-3, 3), -9), 18, 2)
for x, y, tilt in ((-5.4, -2.2, 0.05), (-1.9, -1.0, -0.04), (1.6, -2.6, 0.03), (5.2, -1.6, -0.06), (8.6, -2.4, 0.02), (11.4, -1.0, 0.05)):
    cane.stalk((x, y, -9), 24, 0.24, (0.01, tilt))
    for _ in range(3):
        cane.leaf((x, y, chance.uniform(-2, 4)), chance.uniform(0, 6.28), chance.uniform(6, 9), 0.42, 1.5, 1.1, chance.random() < 0.3)
evening(low=(1.0, 0.42, 0.12), high=(0.05, 0.11, 0.14), strength=0.5, toward=0.09)
studio.sun((-0.22, -1, -0.10), 5.5, (1.0, 0.52, 0.20), 1.2)
studio.area((-14, -14, 8), (0, 0, 0), (6, 6), 240, COOL)
studio.camera((-0.6, -21, 0.4), (1.0, 0, 0.9), 52, (1, -2, 0), 1.2)
studio.take()
