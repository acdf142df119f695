"""The yard on a warm evening: a long table, lamps on wires over it, the bay behind. Nobody has come yet."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from bottle import Cellar, labels_folder  # noqa: E402
from land import hill, water  # noqa: E402
from lights import string_of_lights  # noqa: E402
from materials import iron, plain, wood  # noqa: E402
from shapes import box, sheet, tube  # noqa: E402
from sky import evening  # noqa: E402
from studio import Studio  # noqa: E402

studio = Studio(1680, 720)
board = wood("table", (0.030, 0.014, 0.007), (0.17, 0.085, 0.038), 0.35)
dark = iron()
water(60, 3000, 2500, -14, 0.06, 0.05)
hill((-420, 1500, -16), 900, 105, 4, (0.006, 0.012, 0.014))
hill((560, 1200, -16), 760, 66, 12, (0.005, 0.010, 0.011), 0.55)
evening(low=(1.0, 0.36, 0.12), high=(0.028, 0.080, 0.110), strength=0.75, toward=-0.05)
sheet("yard", [(-200, -60, -7.6), (200, -60, -7.6), (200, 58, -7.6), (-200, 58, -7.6)], plain("yard", (0.030, 0.024, 0.019), 0.9)[0])
for plank in range(5):
    box("plank", (44, 1.5, 0.35), (3, 1.55 * plank - 3, 0), board, 0.06)
for x in (-16, 3, 22):
    box("leg", (0.7, 5.5, 7.4), (x, 0, -3.8), dark, 0.05)
for y in (-6.2, 6.2):
    box("seat", (42, 2.6, 0.3), (3, y, -3.0), board, 0.06)
    for x in (-14, 3, 20):
        box("foot", (0.5, 2.0, 4.4), (x, y, -5.3), dark, 0.05)
cellar = Cellar(labels_folder())
cellar.bottle("aged", "aged", (1.6, -0.6, 0.18), -0.2)
cellar.bottle("clear", "yumi", (5.0, 0.9, 0.18), 0.1)
cellar.tumbler((3.4, -1.6, 0.18))
cellar.tumbler((-0.6, 0.9, 0.18))
cellar.tulip((8.4, 0.4, 0.18))
cellar.tulip((-7.2, -0.8, 0.18))
cellar.tumbler((-9.6, 1.4, 0.18))
for x in (-32, 36):
    tube("post", [(x, 20, -8), (x, 20, 17)], [0.45, 0.4], dark, 6)
string_of_lights((-60, 16, 17), (64, 22, 18), 5.0, 13, dark, 0.36, 50, 1600)
string_of_lights((-60, -4, 19), (64, 4, 15), 5.5, 11, dark, 0.30, 44, 2600)
studio.area((-10, -16, 12), (2, 0, 1), (9, 6), 12000, (1, 0.72, 0.44), glossy=False)
studio.camera((-4.0, -27, 3.9), (2.4, 6, 4.3), 30, (1.6, -0.6, 1.4), 0.9)
studio.take()
