"""Hills against the sky, and the water of the bay."""

import random

import bpy
from materials import noise, plain
from shapes import place, sheet, soften


def hill(at, width, height, seed, colour, lean=1.0, haze=None):
    """A distant ridge, flat and dark; its peak is left of the middle if `lean` is below 1. `haze`: light scattered in
    front of it."""
    chance = random.Random(seed)
    steps = 120
    line, level = [], 0.0
    for step in range(steps + 1):
        t = step / steps
        level = level * 0.93 + chance.uniform(-1, 1) * 0.022
        side = t**lean
        shape = (4 * side * (1 - side)) ** 0.9
        line.append((at[0] + (t - 0.5) * width, at[1], at[2] + height * shape * (0.82 + level)))
    verts = [p for point in line for p in (point, (point[0], point[1], at[2] - 40))]
    faces = [(2 * s, 2 * s + 1, 2 * s + 3, 2 * s + 2) for s in range(steps)]
    mesh = bpy.data.meshes.new("hill")
    mesh.from_pydata(verts, [], faces)
    soften(mesh, 20)
    material, _, _, shader = plain(f"hill-{seed}", colour, 1.0, specular=0)
    if haze:
        shader.inputs["Emission"].default_value = (*haze, 1)
    return place("hill", mesh, material)


def water(near, far, width, level=0.0, waves=0.05, length=0.35, colour=(0.004, 0.010, 0.012), rough=0.06):
    material, nodes, links, shader = plain("water", colour, rough, specular=0.5)
    long = noise(nodes, links, length, 4, (1, 2.6, 1), 0.4)
    short = noise(nodes, links, length * 7, 3, (1, 1.7, 1), 0.2)
    both = nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY_ADD"
    both.inputs[1].default_value = 0.18
    links.new(short.outputs["Fac"], both.inputs[0])
    links.new(long.outputs["Fac"], both.inputs[2])
    node = nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = 1.0
    node.inputs["Distance"].default_value = waves / length
    links.new(both.outputs[0], node.inputs["Height"])
    links.new(node.outputs[0], shader.inputs["Normal"])
    return sheet("water", [(-width, near, level), (width, near, level), (width, far, level), (-width, far, level)], material)
