"""A tasting flight: three glasses from clear to dark on a board, the bottle behind out of focus."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from bottle import Cellar, labels_folder  # noqa: E402
from lights import glow  # noqa: E402
from materials import bench, plain, wood  # noqa: E402
from shapes import box, sheet  # noqa: E402
from studio import COOL, WARM, Studio  # noqa: E402

studio = Studio(1600, 900)
cellar = Cellar(labels_folder())
for x, y, kind in ((-1.15, -0.08, "clear"), (0.0, 0, "dark"), (1.15, 0.06, "coffee")):
    cellar.tulip((x, y, 0.14), kind)
glow((0.1, 2.2, 0.40), (2.8, 1.45), 1.0, (1, 0.74, 0.46))
cellar.bottle("aged", "aged", (2.9, 3.3, 0), 0.1)
glow((3.55, 5.2, 1.15), (0.62, 1.4), 7)
box("board", (3.9, 1.05, 0.14), (0, 0, 0.07), wood("board", (0.05, 0.022, 0.010), (0.26, 0.125, 0.052), 0.6), 0.04)
box("bench", (40, 14, 0.6), (0, 2, -0.3), bench(), 0.05)
sheet("wall", [(-40, 12, -8), (40, 12, -8), (40, 12, 30), (-40, 12, 30)], plain("wall", (0.018, 0.030, 0.035), 0.95)[0])
# A lamp on the wall, out of the picture.
studio.area((-4.2, 9.5, 7), (-2.6, 12, 2.2), (1.2, 0.8), 260, WARM)
studio.area((-3.6, -1.8, 2.6), (0, 0, 0.7), (0.7, 2.8), 95, (1, 0.80, 0.58))
studio.area((3.4, 1.8, 1.9), (0, 0, 0.7), (0.6, 2.4), 60, (1, 0.64, 0.34), glossy=False)
studio.area((0.5, -4.4, 3.4), (0, 0, 0.5), (1.6, 1.0), 120, (1, 0.88, 0.74), glossy=False)
studio.area((-2, 6, 5), (-1, 12, 1.5), (4, 2), 150, COOL)
studio.camera((-0.4, -6.7, 1.75), (0.25, 0, 0.78), 58, (-0.1, -0.2, 0.75), 0.42)
studio.take()
