"""A jar of rum with a hydrometer reading 40% vol, after its drawing on the site: 19 cm high."""

import math

import bpy
from materials import brass, clear, plain
from shapes import curved, lathe

UNIT = 2.63 / 695  # of the drawing, in which the bottle is 695 high
SURFACE = 285
TOP, FOOT = 488, 223  # of the stem


def _scaled(profile):
    return [(max(r, 0) * UNIT, z * UNIT) for r, z in profile]


def _scale(pixels=1024):
    """The graduated paper of the stem: a tick for each percent, longer at fives and tens, 40 at the surface."""
    around = 128
    picture = bpy.data.images.new("scale", around, pixels)
    dots = []
    for row in range(pixels):
        height = FOOT + (row + 0.5) / pixels * (TOP - FOOT)
        percent = 40 + (height - SURFACE) / 3.4
        near = round(percent)
        on = abs(percent - near) * 3.4 < 0.45 and 20 <= near <= 95
        reach = 0.62 if near % 10 == 0 else 0.44 if near % 5 == 0 else 0.26
        for column in range(around):
            ink = on and abs(column / around - 0.5) * 2 < reach
            dots += (0.11, 0.075, 0.05, 1) if ink else (0.90, 0.84, 0.72, 1)
    picture.pixels.foreach_set(dots)
    picture.update()
    picture.pack()
    return picture


def _paper():
    material, nodes, links, shader = plain("stem", (0.9, 0.84, 0.72), 0.45)
    shader.inputs["Clearcoat"].default_value = 0.7
    image = nodes.new("ShaderNodeTexImage")
    image.image = _scale()
    links.new(image.outputs[0], shader.inputs["Base Color"])
    return material


def jar(rum, at=(0, 0, 0)):
    """`rum`: material of the liquid."""
    x, y, z = at
    glass = clear("jar", 1.5, tint=(0.985, 0.99, 0.98))
    lathe(
        "jar",
        _scaled([
            (0, 0), (60, 0), (63, 3), (62, 7), (40, 13), (36, 20), (42, 26), (44, 34), (44, 338), (47, 344),
            (47.5, 347), (45.5, 348), (40.5, 342), (39.5, 334), (39.5, 40), (36, 33), (0, 31),
        ]),
        glass, at=at,
    )  # fmt: skip
    filled = [(0, 30.5), (36.4, 32.5), (40, 40), (40, SURFACE + 3), (38.6, SURFACE + 1), (36, SURFACE), (0, SURFACE)]
    lathe("sample", _scaled(filled), rum, at=at)

    # It floats a little to one side.
    place = (x + 6 * UNIT, y - 4 * UNIT, z)
    bulb = curved([(0, 74), (9, 81), (16, 94), (18, 112), (18, 176), (14, 198), (8, 209), (5, 224)], 6)
    # The bulb holds air, which refracts light the other way than the rum around it.
    air = clear("bulb", 0.78, tint=(1, 0.99, 0.97), shadow=(0.9, 0.88, 0.84))
    lathe("bulb", _scaled([*bulb, (0, 224)]), air, at=place)
    shot = plain("shot", (0.10, 0.075, 0.06), 0.3, 0.9)[0]
    ballast = [(r * 0.86, h + 2) for r, h in bulb if h <= 112]
    lathe("shot", _scaled([*ballast, (15.4, 118), (0, 118)]), shot, at=place)
    lathe("collar", _scaled([(0, 221), (5.6, 221), (5.6, 226), (0, 226)]), brass(), at=place)
    stem = lathe("stem", _scaled([(5, FOOT), (5, TOP), (4, TOP + 3), (0, TOP + 4)]), _paper(), at=place)
    layer = stem.data.uv_layers.new()
    for polygon in stem.data.polygons:
        for index in polygon.loop_indices:
            px, py, pz = stem.data.vertices[stem.data.loops[index].vertex_index].co
            # Ticks face the camera; the back is not visible.
            across = 0.5 + math.atan2(px, -py) / math.pi
            layer.data[index].uv = (across, min(max((pz / UNIT - FOOT) / (TOP - FOOT), 0), 1))
