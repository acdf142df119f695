"""One bottle of Lost Times on the bench before its seven casks: upright, or with `WIDE=1` with a glass, for the width of a page."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from bottle import Cellar, labels_folder  # noqa: E402
from cask import Casks  # noqa: E402
from lights import glow  # noqa: E402
from materials import bench  # noqa: E402
from shapes import box  # noqa: E402
from studio import COOL, WARM, Studio  # noqa: E402

wide = "WIDE" in os.environ
studio = Studio(1600, 800) if wide else Studio(960, 1200)
cellar = Cellar(labels_folder())
cellar.bottle("dark", "lost-times")
box("bench", (30, 9, 0.6), (0, 0.4, -0.3), bench(), 0.05)
casks = Casks()
casks.row([-6.4, 0, 6.4], 22, -2.6, [None, "chalk-arb10", None])
casks.row([-3.2, 3.2], 22.4, 2.75)
casks.row([-6.4, 0, 6.4], 22.6, 8.1)
if wide:
    cellar.tulip((-1.35, -0.35, 0), "dark")
    for x, marks in ((-19.2, None), (-12.8, "chalk-arb10"), (12.8, None)):
        casks.lying((x, 22.2, -2.6), marks)
    casks.row([-16, -9.6, 9.6, 16], 22.5, 2.75)
studio.area((2.9, -1.7, 2.3), (0, 0, 1.2), (0.5, 3.4), 95, (1, 0.80, 0.58))
studio.area((2.0, -4.6, 2.6), (0, 0, 0.8), (1.2, 1.2), 180, (1, 0.86, 0.7), glossy=False)
studio.area((-2.6, 1.6, 2.1), (0, 0, 1.1), (0.5, 3.0), 48, (0.9, 0.72, 0.5), glossy=not wide)
studio.area((9, 9, 9), (1, 21, 2), (4, 4), 2600, WARM)
studio.area((-5, 2, 6), (-1, 8, 1), (3, 3), 60, COOL)
glow((-0.06, 2.2, 1.15), (1.0, 1.45), 11, (1, 0.55, 0.22))
if wide:
    studio.camera((0, -11.5, 1.7), (0, 0, 1.36), 60, (0, -0.42, 1.2), 0.34, (-0.12, 0))
else:
    studio.camera((0, -11.5, 1.66), (0, 0, 1.40), 108, (0, -0.42, 1.2), 0.34)
studio.take()
