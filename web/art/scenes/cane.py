"""The edge of a stand of cane late in the day, the low sun behind it right of the middle, its base dark."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from land import hill  # noqa: E402
from materials import plain  # noqa: E402
from plants import Cane, place_instance  # noqa: E402
from shapes import sheet  # noqa: E402
from sky import evening  # noqa: E402
from studio import COOL, WARM, Studio  # noqa: E402

studio = Studio(1680, 720, exposure=1.25)
cane = Cane(11)
chance = cane.random
clumps = [cane.clump(chance.uniform(17, 21), 7, 13) for _ in range(6)]
for row, (y, step) in enumerate(((9, 3.4), (18, 3.8), (30, 4.6), (46, 6))):
    x = -34.0 - row * 9
    while x < 36 + row * 9:
        place_instance(chance.choice(clumps), (x, y + chance.uniform(-2.5, 2.5), 0), chance.uniform(0, 6.28), chance.uniform(0.85, 1.1))
        x += chance.uniform(0.7, 1.35) * step
x = -22.0
while x < 24:
    for _ in range(chance.randint(3, 6)):
        foot = (x + chance.gauss(0, 0.8), chance.gauss(0, 1.1), 0)
        top = cane.stalk(foot, chance.uniform(12, 17), chance.uniform(0.15, 0.19), (chance.uniform(-0.05, 0.05), chance.uniform(-0.11, 0.11)), 0.5)
        # Green leaves crowd at the top; below it the dead ones hang along the stalk.
        for number in range(9):
            share = chance.uniform(0.88, 1.0)
            at = tuple(f + (t - f) * share for f, t in zip(foot, top))
            cane.leaf(at, chance.uniform(0, 6.28), chance.uniform(8, 13), chance.uniform(0.36, 0.5), chance.uniform(0.7, 1.5), chance.uniform(0.9, 1.5))
        for number in range(3):
            share = chance.uniform(0.5, 0.95)
            at = tuple(f + (t - f) * share for f, t in zip(foot, top))
            cane.leaf(at, chance.uniform(0, 6.28), chance.uniform(5, 8), 0.3, 2.4, 0.3, True)
    x += chance.uniform(2.2, 3.8)
sheet("soil", [(-900, -90, 0), (900, -90, 0), (900, 2500, 0), (-900, 2500, 0)], plain("soil", (0.03, 0.02, 0.013), 1.0, specular=0)[0])
hill((-80, 900, -60), 900, 150, 5, (0.022, 0.024, 0.024))
hill((330, 1300, -60), 1000, 190, 9, (0.040, 0.034, 0.032))
evening(low=(1.0, 0.50, 0.17), high=(0.05, 0.11, 0.14), strength=2.0, toward=0.06, clouds=0.6)
studio.sun((-0.34, -1, -0.34), 10.0, (1.0, 0.60, 0.28), 2)
# The bright sky at the right shows the colours of the stalks.
studio.sun((-0.75, 0.55, -0.34), 2.6, (1.0, 0.66, 0.36), 6)
studio.area((-10, -40, 30), (0, 0, 12), (20, 14), 9000, COOL, glossy=False)
studio.area((30, -26, 16), (9, 0, 12), (6, 10), 12000, WARM, glossy=False)
studio.camera((-1, -34, 12), (1.0, 0, 13.4), 36, (3, -1, 13), 1.6)
studio.take()
