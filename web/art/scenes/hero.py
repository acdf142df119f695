"""The five-year rum with its glass, casks behind it, space for text on the left."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from bottle import Cellar, labels_folder  # noqa: E402
from cask import Casks  # noqa: E402
from lights import glow  # noqa: E402
from materials import bench  # noqa: E402
from shapes import box  # noqa: E402
from studio import COOL, WARM, Studio  # noqa: E402

studio = Studio(1600, 1000)
cellar = Cellar(labels_folder())
cellar.bottle("aged", "aged")
cellar.tumbler((0.98, -0.30, 0))
box("bench", (30, 12, 0.6), (0, 0.6, -0.3), bench(), 0.05)
casks = Casks()
for row, (z, shift) in enumerate(((-1.6, 0.0), (3.9, 3.3))):
    casks.row([x * 6.7 - 16 + shift for x in range(6)], 15 + row * 0.5, z)
studio.area((-2.9, -1.5, 2.3), (0, 0, 1.2), (0.6, 3.4), 85, (1, 0.82, 0.62))
studio.area((-2.2, -4.6, 2.6), (0.1, 0, 0.8), (1.2, 1.2), 170, (1, 0.86, 0.7), glossy=False)
studio.area((2.5, 1.9, 2.1), (0, 0, 1.1), (0.6, 3.0), 110, (1, 0.62, 0.3))
studio.area((0.4, -3.0, 5.2), (0, 0, 0.4), (3, 2), 30, COOL)
studio.area((5, 5.5, 8), (0, 15, 1), (5, 2), 1900, WARM)
glow((0.12, 2.2, 1.15), (1.0, 1.45), 11)
studio.camera((0.0, -9.4, 1.75), (0.0, 0, 1.28), 70, (0.0, -0.35, 1.2), 0.30, (-0.15, 0.02))
studio.take()
