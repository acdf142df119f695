"""The back of the cellar: three rows of casks under one lamp at the right; the left third is dark, for text."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from cask import Casks  # noqa: E402
from lights import lamps_behind  # noqa: E402
from materials import concrete, wood  # noqa: E402
from shapes import sheet  # noqa: E402
from studio import COOL, WARM, Studio  # noqa: E402

studio = Studio(1680, 720)
casks = Casks()
marks = [None, "chalk-2019", None, "chalk-arb10", "chalk-2017", None, "chalk-2021", "chalk-arb4", None]
beam = wood("rail", (0.018, 0.009, 0.005), (0.11, 0.055, 0.025), 0.3)
casks.racked(3, [x * 6.75 - 24 for x in range(8)], [marks, marks, marks[4:]], beam)
sheet("floor", [(-60, -40, 0), (60, -40, 0), (60, 20, 0), (-60, 20, 0)], concrete())
sheet("dark", [(-60, 6, -1), (60, 6, -1), (60, 6, 40), (-60, 6, 40)], concrete())
lamps_behind([(12.6, -11, 15.4)], 0.34, 34, 0)
studio.lamp((12.6, -11.4, 15.2), 5200, WARM, 0.5)
studio.area((26, -18, 12), (8, 0, 8), (3, 7), 5200, (1, 0.66, 0.36))
studio.area((-26, -16, 16), (-12, 0, 8), (6, 6), 130, COOL)
studio.camera((1.5, -36, 8.8), (-0.5, 0, 9.4), 50, (3, -4.4, 9), 2.2)
studio.take()
