"""The pot still: pot, onion, swan neck, condenser. Three metres and a half high."""

import math

from materials import brass, bump, concrete, copper, glowing, iron, plain
from shapes import ball, box, curved, lathe, sheet, tube

NECK = [(0, 0, 27.0), (0, 0, 29.2), (0.7, 0, 31.0), (2.4, 0, 31.9), (4.8, 0, 31.9), (10, 0, 30.4), (16, 0, 28.6),
        (19.5, 0, 27.3), (21.2, 0, 26.0), (21.8, 0, 24.0), (21.8, 0, 21.8)]  # fmt: skip
NECK_RADII = [1.55, 1.55, 1.54, 1.5, 1.42, 1.2, 0.98, 0.84, 0.76, 0.7, 0.7]


def bands(metal, rings, at=(0, 0, 0)):
    for radius, z, height in rings:
        lathe(
            "band",
            [(radius - 0.2, z - height), (radius + 0.10, z - height), (radius + 0.17, z), (radius + 0.10, z + height), (radius - 0.2, z + height)],
            metal, 160, at,
        )  # fmt: skip


def rivets(metal, radius, z, count, size=0.12, at=(0, 0, 0)):
    for step in range(count):
        turn = 2 * math.pi * step / count
        ball("rivet", size, (at[0] + radius * math.cos(turn), at[1] + radius * math.sin(turn), at[2] + z), metal, 12)


def brick():
    material, nodes, links, shader = plain("brick", (0.15, 0.06, 0.035), 0.88)
    where = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Object"], split.inputs[0])
    turn = nodes.new("ShaderNodeMath")
    turn.operation = "ARCTAN2"
    links.new(split.outputs[1], turn.inputs[0])
    links.new(split.outputs[0], turn.inputs[1])
    along = nodes.new("ShaderNodeMath")
    along.operation = "MULTIPLY"
    along.inputs[1].default_value = 10.6
    links.new(turn.outputs[0], along.inputs[0])
    flat = nodes.new("ShaderNodeCombineXYZ")
    links.new(along.outputs[0], flat.inputs[0])
    links.new(split.outputs[2], flat.inputs[1])
    courses = nodes.new("ShaderNodeTexBrick")
    courses.inputs["Scale"].default_value = 1
    courses.inputs["Brick Width"].default_value = 2.3
    courses.inputs["Row Height"].default_value = 0.82
    courses.inputs["Mortar Size"].default_value = 0.055
    courses.inputs["Color1"].default_value = (0.145, 0.052, 0.028, 1)
    courses.inputs["Color2"].default_value = (0.082, 0.032, 0.020, 1)
    courses.inputs["Mortar"].default_value = (0.055, 0.048, 0.042, 1)
    links.new(flat.outputs[0], courses.inputs["Vector"])
    links.new(courses.outputs["Color"], shader.inputs["Base Color"])
    bump(nodes, links, courses.outputs["Fac"], shader, -0.6, 0.12)
    return material


def still(at_condenser=(21.8, 0, 0)):
    """Pot on its brick ring at the origin, condenser to the right."""
    metal, fittings, dark = copper(), brass(), iron()
    pot = [(0, 4.6), (5.6, 4.7), *curved([(7.4, 5.2), (8.9, 7.0), (9.5, 9.6), (8.9, 12.2), (6.9, 14.0), (4.1, 14.8)], 12)]
    onion = curved([(3.7, 15.1), (4.7, 16.4), (5.3, 18.0), (4.7, 19.9), (3.3, 21.6), (2.3, 23.4), (1.8, 25.4), (1.58, 27.2)], 12)
    lathe("pot", pot + onion, metal, 192)
    bands(metal, [(9.5, 9.6, 0.34), (1.62, 26.6, 0.26)])
    bands(fittings, [(3.85, 14.95, 0.26)])
    rivets(metal, 9.66, 9.6, 52)
    rivets(fittings, 4.02, 14.95, 26, 0.1)
    smooth = curved([(*point, radius) for point, radius in zip(NECK, NECK_RADII)], 8)
    tube("neck", [p[:3] for p in smooth], [p[3] for p in smooth], metal, 14)
    lathe("collar", [(0.6, 21.2), (1.15, 21.25), (1.25, 21.6), (1.15, 21.95), (0.6, 22.0)], fittings, 96, at_condenser)
    lathe(
        "condenser",
        [(0, 0), (4.5, 0), (4.75, 0.3), (4.75, 19.2), (4.55, 19.8), (3.2, 20.6), (1.1, 21.2), (0, 21.3)],
        metal, 160, at_condenser,
    )  # fmt: skip
    bands(fittings, [(4.72, 1.0, 0.3), (4.72, 9.8, 0.3), (4.72, 18.6, 0.3)], at_condenser)
    rivets(fittings, 4.9, 9.8, 30, 0.1, at_condenser)
    base = lathe("ring", [(0, -0.2), (10.4, -0.2), (10.4, 5.4), (10.1, 5.7), (0, 5.7)], brick(), 128)
    base.rotation_euler = (0, 0, 0.4)
    door(dark)
    manhole(fittings)
    gauge(fittings)
    return metal, fittings, dark


def door(dark):
    """The closed fire door: light comes through its slots only."""
    ember = glowing("ember", (1.0, 0.22, 0.03), 5.0, True)
    turn = -1.35
    x, y = 10.35 * math.cos(turn), 10.35 * math.sin(turn)
    box("frame", (4.2, 0.7, 3.2), (x, y, 2.5), dark, 0.12, turn + math.pi / 2)
    for step in range(4):
        box("slot", (2.2, 0.06, 0.12), (x + 0.37 * math.cos(turn), y + 0.37 * math.sin(turn), 1.9 + step * 0.42), ember, 0, turn + math.pi / 2)


def manhole(fittings):
    lid = lathe("manhole", [(0, 0.0), (1.9, 0.0), (2.05, 0.12), (2.05, 0.36), (1.9, 0.46), (1.2, 0.52), (0.4, 0.72), (0, 0.75)], fittings, 96)
    lid.location = (-2.75, -7.95, 12.15)
    lid.rotation_euler = (math.radians(52), 0, math.radians(-19))


def gauge(fittings):
    """The thermometer at the neck."""
    dial = lathe("dial", [(0, 0), (0.75, 0), (0.8, 0.1), (0.8, 0.42), (0.7, 0.46), (0.68, 0.36), (0, 0.36)], fittings, 64)
    dial.location = (0.2, -3.05, 22.4)
    dial.rotation_euler = (math.radians(90), 0, 0)
    face = lathe("face", [(0, 0.365), (0.68, 0.365)], plain("face", (0.75, 0.72, 0.64), 0.4)[0], 64)
    face.location, face.rotation_euler = dial.location, dial.rotation_euler
    hand = box("hand", (0.5, 0.02, 0.05), (0.35, -3.44, 22.5), plain("hand", (0.02, 0.02, 0.02), 0.5)[0])
    hand.rotation_euler = (0, math.radians(-38), 0)
    tube("stem", [(0.2, -2.7, 22.4), (0.2, -3.1, 22.4)], [0.22, 0.22], fittings)


def floor():
    sheet("floor", [(-200, -80, 0), (200, -80, 0), (200, 200, 0), (-200, 200, 0)], concrete())
