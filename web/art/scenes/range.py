"""The whole range on one bench, from left to right gin, Yumi, Aged in front, liqueur, vodka; casks behind."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from bottle import Cellar, labels_folder  # noqa: E402
from cask import Casks  # noqa: E402
from lights import glow  # noqa: E402
from materials import bench  # noqa: E402
from shapes import box  # noqa: E402
from studio import COOL, WARM, Studio  # noqa: E402

studio = Studio(1680, 720)
cellar = Cellar(labels_folder())
for kind, label, x, y in (
    ("clear", "gin", -2.7, 0.35), ("clear", "yumi", -1.32, 0.15), ("aged", "aged", 0, -0.35),
    ("coffee", "coffee", 1.32, 0.15), ("clear", "vodka", 2.7, 0.35),
):  # fmt: skip
    cellar.bottle(kind, label, (x, y, 0), -x * 0.045)
    # Behind the bottle as the camera sees it, so that it lights both sides.
    glow((x * (y + 15.5) / (y + 13.5), y + 2.0, 1.15), (0.62, 1.4), 9 if kind != "clear" else 2.6, (1, 0.66, 0.32))
box("bench", (40, 9, 0.6), (0, 1.0, -0.3), bench(), 0.05)
casks = Casks()
casks.row([x * 6.7 - 17 for x in range(6)], 16, -1.8)
casks.row([x * 6.7 - 13.6 for x in range(6)], 16.6, 3.8)
studio.area((4.6, -3.4, 3.0), (0, 0, 1.2), (0.9, 3.4), 210, (1, 0.80, 0.58))
studio.area((-5.2, -1.0, 2.4), (-1, 0, 1.2), (0.6, 3.0), 100, (1, 0.70, 0.44))
studio.area((0.4, -6.2, 4.4), (0, 0, 0.8), (3.4, 1.4), 150, (1, 0.86, 0.7), glossy=False)
studio.area((0, 2.6, 4.6), (0, 0, 1.2), (7, 0.5), 60, COOL)
studio.area((6, 6, 8), (1, 15, 1), (5, 2), 1500, WARM)
studio.camera((0, -13.5, 1.75), (0, 0, 1.30), 61, (0, -0.5, 1.2), 0.45)
studio.take()
