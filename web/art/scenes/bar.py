"""The yard on a warm evening: a long table, lamps on wires over it, the bay behind. No people."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from bottle import Cellar, labels_folder  # noqa: E402
from cask import Casks  # noqa: E402
from land import hill, water  # noqa: E402
from lights import glow, string_of_lights  # noqa: E402
from materials import iron, plain, wood  # noqa: E402
from shapes import box, sheet, tube  # noqa: E402
from sky import evening  # noqa: E402
from studio import Studio  # noqa: E402

studio = Studio(1680, 720)
board = wood("table", (0.020, 0.0095, 0.005), (0.105, 0.050, 0.023), 0.5, rough=(0.26, 0.5), relief=0.1)
dark = iron()
water(60, 3000, 2500, -14, 0.06, 0.05, rough=0.11)
hill((-420, 1500, -16), 900, 105, 4, (0.05, 0.05, 0.05), haze=(0.034, 0.027, 0.032))
hill((560, 1200, -16), 760, 66, 12, (0.05, 0.05, 0.05), 0.55, haze=(0.020, 0.018, 0.023))
evening(low=(1.0, 0.34, 0.10), high=(0.010, 0.034, 0.050), strength=0.62, toward=0.02, rise=0.55)
sheet("yard", [(-200, -60, -7.6), (200, -60, -7.6), (200, 58, -7.6), (-200, 58, -7.6)], plain("yard", (0.050, 0.040, 0.032), 0.9)[0])
for plank in range(8):
    box("plank", (44, 1.5, 0.35), (3 + 0.07 * (plank % 3), 1.55 * plank - 7.6, 0), board, 0.06)
cellar = Cellar(labels_folder())
cellar.bottle("aged", "aged", (1.7, -0.3, 0.18), -0.10)
cellar.bottle("clear", "yumi", (3.15, -0.7, 0.18), 0.06)
cellar.tumbler((0.3, -1.0, 0.18))
cellar.tulip((4.75, -0.2, 0.18))
cellar.tulip((-2.6, 0.8, 0.18))
cellar.tumbler((-3.5, -0.1, 0.18))
casks = Casks()
for place, up, marks in ((0, -4.5, None), (1, -4.5, None), (0.5, 0.9, "chalk-2021"), (1.5, 0.9, "chalk-2019")):
    casks.lying((-9.2 - 6.2 * place, 21 - 1.7 * place, up), marks, 0.08 - 0.1 * place, 0.27)
for x in (-36, 30):
    tube("post", [(x, 36, -8), (x, 36, 17)], [0.45, 0.4], dark, 6)
string_of_lights((-37.4, 36, 13.6), (30, 36, 12.6), 4.2, 13, dark, 0.34, 38, 0)
string_of_lights((-44, 14, 11.1), (48, 10, 9.0), 4.0, 15, dark, 0.26, 38, 0)
studio.lamp((-9, 11, 8.5), 2600)
studio.lamp((9, 20, 10), 3200)
studio.area((-7, -9, 8), (2, 0, 1), (4, 4), 7000, (1, 0.76, 0.5), glossy=False)
studio.area((5.5, 2.5, 3), (2.2, 0, 1.2), (0.6, 3.5), 260, (1, 0.6, 0.3))
glow((2.95, 2.6, 1.2), (2.6, 1.9), 4)
studio.camera((-0.6, -11.2, 2.9), (0.95, 6, 2.35), 31, (2.3, -0.5, 1.4), 0.42)
studio.take()
