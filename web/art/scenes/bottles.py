"""One bottle alone, upright: `SPIRIT=aged LABEL=aged` in the environment choose it."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from bottle import Cellar, labels_folder  # noqa: E402
from lights import glow  # noqa: E402
from materials import bench, plain  # noqa: E402
from shapes import box, sheet  # noqa: E402
from studio import COOL, Studio  # noqa: E402

spirit, label = os.environ.get("SPIRIT", "aged"), os.environ.get("LABEL", "aged")
studio = Studio(960, 1200)
Cellar(labels_folder()).bottle(spirit, label)
box("bench", (30, 9, 0.6), (0, 0.4, -0.3), bench(), 0.05)
sheet("wall", [(-30, 9, -8), (30, 9, -8), (30, 9, 22), (-30, 9, 22)], plain("wall", (0.020, 0.034, 0.040), 0.95)[0])
studio.area((-2.9, -1.5, 2.3), (0, 0, 1.2), (0.5, 3.4), 80, (1, 0.82, 0.62))
studio.area((-2.2, -4.6, 2.6), (0.1, 0, 0.8), (1.2, 1.2), 190, (1, 0.86, 0.7), glossy=False)
studio.area((2.5, 1.9, 2.1), (0, 0, 1.1), (0.6, 3.0), 70, (1, 0.64, 0.34))
studio.area((-3, 5, 5), (0.6, 9, 1.2), (2, 2), 190, COOL)
glow((0.08, 2.2, 1.15), (1.0, 1.45), 9 if spirit != "clear" else 3.4, (1, 0.64, 0.29) if spirit != "clear" else (1, 0.83, 0.60))
studio.camera((0, -11.5, 1.72), (0, 0, 1.36), 118, (0, -0.42, 1.2), 0.4)
studio.take()
