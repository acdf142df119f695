"""The building outdoors: lime-washed walls, boards, an iron roof, pale coral underfoot."""

import math

import bpy
from materials import bump, noise, plain, planks, ramp, wood
from shapes import box, place, soften


def lime_wash():
    """Lime wash, stained by rain."""
    material, nodes, links, shader = plain("lime", (0.66, 0.62, 0.54), 0.9, specular=0.2)
    where = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Object"], split.inputs[0])
    stain = noise(nodes, links, 0.35, 9, (1, 1, 0.4))
    colour = ramp(nodes, links, stain.outputs["Fac"], [(0.32, (0.50, 0.45, 0.37)), (0.55, (0.68, 0.64, 0.56)), (0.8, (0.74, 0.71, 0.64))])
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    rough = noise(nodes, links, 1.6, 8)
    bump(nodes, links, rough.outputs["Fac"], shader, 0.5, 0.16)
    return material


def coral_stone():
    material, nodes, links, shader = plain("coral", (0.40, 0.36, 0.29), 0.95, specular=0.1)
    pores = noise(nodes, links, 1.2, 10)
    colour = ramp(nodes, links, pores.outputs["Fac"], [(0.36, (0.20, 0.175, 0.14)), (0.62, (0.48, 0.44, 0.36))])
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    bump(nodes, links, pores.outputs["Fac"], shader, 0.7, 0.2)
    return material


def coral_gravel(name="gravel"):
    """Crushed coral, as on every drive of the island."""
    material, nodes, links, shader = plain(name, (0.44, 0.38, 0.29), 0.95, specular=0.1)
    wide, stones = noise(nodes, links, 0.035, 6), noise(nodes, links, 1.7, 8)
    colour = ramp(nodes, links, stones.outputs["Fac"], [(0.30, (0.24, 0.20, 0.145)), (0.50, (0.42, 0.365, 0.28)), (0.72, (0.56, 0.50, 0.41))])
    worn = ramp(nodes, links, wide.outputs["Fac"], [(0.36, (0.80, 0.76, 0.70)), (0.62, (1.0, 1.0, 1.0))])
    mixed = nodes.new("ShaderNodeMixRGB")
    mixed.blend_type = "MULTIPLY"
    mixed.inputs[0].default_value = 1
    links.new(colour.outputs[0], mixed.inputs[1])
    links.new(worn.outputs[0], mixed.inputs[2])
    links.new(mixed.outputs[0], shader.inputs["Base Color"])
    bump(nodes, links, stones.outputs["Fac"], shader, 0.6, 0.12)
    return material


def lawn():
    material, nodes, links, shader = plain("lawn", (0.07, 0.11, 0.025), 1.0, specular=0)
    patch = noise(nodes, links, 0.11, 9)
    colour = ramp(nodes, links, patch.outputs["Fac"], [(0.34, (0.034, 0.060, 0.013)), (0.56, (0.070, 0.095, 0.022)), (0.74, (0.14, 0.125, 0.055))])
    links.new(colour.outputs[0], shader.inputs["Base Color"])
    return material


def outdoor_timber(name="timber", scale=0.4, stretch=(0.25, 2.4, 2.4)):
    """Oiled hardwood, bleached by the sun."""
    return wood(name, (0.060, 0.032, 0.017), (0.235, 0.135, 0.070), scale, stretch, (0.45, 0.75), 0.25)


def roof_iron(colour=(0.165, 0.036, 0.022)):
    material, nodes, links, shader = plain("roof", colour, 0.45, 0.0, 0.5)
    worn = noise(nodes, links, 0.16, 8, (1, 0.25, 1))
    shade = ramp(nodes, links, worn.outputs["Fac"], [(0.34, tuple(c * 0.72 for c in colour)), (0.70, tuple(min(1, c * 1.25 + 0.01) for c in colour))])
    links.new(shade.outputs[0], shader.inputs["Base Color"])
    return material


def corrugated(name, corners, material, wave=0.9, depth=0.2):
    """A sheet of corrugated iron, its waves running from the eaves (the first two corners) to the ridge."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz), (dx, dy, dz) = corners
    length = math.dist(corners[0], corners[1])
    steps = int(length / wave * 6)
    verts, faces = [], []
    for step in range(steps + 1):
        t = step / steps
        lift = depth / 2 * math.sin(2 * math.pi * t * length / wave)
        verts += [
            (ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t + lift),
            (dx + (cx - dx) * t, dy + (cy - dy) * t, dz + (cz - dz) * t + lift),
        ]
        if step:
            faces.append((2 * step - 2, 2 * step, 2 * step + 1, 2 * step - 1))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    soften(mesh, 80)
    return place(name, mesh, material)


def boards():
    """The outer walls: boards stained dark, as indoors."""
    return planks("boards", (0.030, 0.021, 0.015), (0.115, 0.074, 0.046), 1.9)


def house(at, width=110.0, depth=70.0, eaves=30.0, ridge=50.0, door=(-8.0, 8.0, 23.0)):
    """Front wall with an open door and a veranda towards the camera (−y). `at`: centre of the base of the front wall."""
    x, y, ground = at
    wall, timber, iron_roof = boards(), outdoor_timber("veranda", 0.4, (2.4, 2.4, 0.25)), roof_iron()
    left, right, top = door
    half = width / 2
    for a, b in ((-half, left), (right, half)):
        box("front", (b - a, 1.0, eaves), (x + (a + b) / 2, y, ground + eaves / 2), wall)
    box("over", (right - left, 1.0, eaves - top), (x + (left + right) / 2, y, ground + (eaves + top) / 2), wall)
    for side in (-1, 1):
        box("side", (1.0, depth, eaves), (x + side * half, y + depth / 2, ground + eaves / 2), wall)
    box("back", (width, 1.0, eaves), (x, y + depth, ground + eaves / 2), wall)
    for side in (left - 0.7, right + 0.7):
        box("jamb", (1.4, 1.6, top), (x + side, y - 0.3, ground + top / 2), timber, 0.06)
    box("lintel", (right - left + 2.8, 1.6, 1.4), (x + (left + right) / 2, y - 0.3, ground + top + 0.7), timber, 0.06)
    reach = 22.0
    low = eaves - 6.0
    corrugated("roof", [(x - half - 4, y - 3, ground + eaves - 1), (x + half + 4, y - 3, ground + eaves - 1), (x + half + 4, y + depth / 2, ground + ridge), (x - half - 4, y + depth / 2, ground + ridge)], iron_roof)
    corrugated("roof", [(x - half - 4, y + depth + 3, ground + eaves - 1), (x + half + 4, y + depth + 3, ground + eaves - 1), (x + half + 4, y + depth / 2, ground + ridge), (x - half - 4, y + depth / 2, ground + ridge)], iron_roof)
    corrugated("veranda", [(x - half - 2, y - reach, ground + low), (x + half + 2, y - reach, ground + low), (x + half + 2, y - 0.4, ground + eaves - 1.6), (x - half - 2, y - 0.4, ground + eaves - 1.6)], iron_roof)
    box("plate", (width + 2, 1.2, 1.6), (x, y - reach + 1.6, ground + low - 1.0), timber, 0.06)
    posts = 6
    for number in range(posts):
        box("post", (1.5, 1.5, low - 1.6), (x - half + 2 + number * (width - 4) / (posts - 1), y - reach + 1.6, ground + (low - 1.6) / 2), timber, 0.08)
    box("ridge", (width + 9, 1.6, 0.7), (x, y + depth / 2, ground + ridge + 0.1), iron_roof, 0.2)
    box("floor", (width, reach + depth, 1.6), (x, y + (depth - reach) / 2, ground - 0.2), plain("veranda floor", (0.30, 0.27, 0.23), 0.8)[0], 0.1)
    return wall, timber
