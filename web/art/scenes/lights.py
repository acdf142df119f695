"""Visible lamps, and the invisible glow behind a bottle."""

import math

import bpy
from materials import blank
from shapes import ball, place, tube


def glow(at, size, strength, colour=(1, 0.64, 0.29)):
    """A soft patch of light behind glass: visible through the glass only. Facing −y."""
    material, nodes, links, out = blank("glow")
    where = nodes.new("ShaderNodeTexCoord")
    fade = nodes.new("ShaderNodeTexGradient")
    fade.gradient_type = "SPHERICAL"
    links.new(where.outputs["Object"], fade.inputs[0])
    power = nodes.new("ShaderNodeMath")
    power.operation = "POWER"
    power.inputs[1].default_value = 1.5
    links.new(fade.outputs["Fac"], power.inputs[0])
    amount = nodes.new("ShaderNodeMath")
    amount.operation = "MULTIPLY"
    amount.inputs[1].default_value = strength
    links.new(power.outputs[0], amount.inputs[0])
    light = nodes.new("ShaderNodeEmission")
    light.inputs[0].default_value = (*colour, 1)
    links.new(amount.outputs[0], light.inputs[1])
    links.new(light.outputs[0], out.inputs["Surface"])
    mesh = bpy.data.meshes.new("glow")
    mesh.from_pydata([(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [], [(0, 1, 2, 3)])
    card = place("glow", mesh, material)
    card.location = at
    card.rotation_euler = (math.pi / 2, 0, 0)
    card.scale = (*size, 1)
    card.visible_camera = False
    card.visible_glossy = False
    card.visible_shadow = False
    return card


def lamps_behind(places, radius=0.085, strength=42, light=26, fall=3):
    """Small warm lamps, mostly out of focus; with `light` each lights its surroundings. They fade outwards, faster with a
    greater `fall`, so that they are no hard discs out of focus."""
    bulb = halo(strength * 0.16, fall)
    for at in places:
        lamp = ball("bulb", radius * 1.9, at, bulb, 32)
        lamp.visible_diffuse = False
        lamp.visible_glossy = False
        lamp.visible_shadow = False
        if not light:
            continue
        data = bpy.data.lights.new("bulb", "POINT")
        data.energy = light
        data.color = (1, 0.56, 0.24)
        data.shadow_soft_size = 0.2
        near = bpy.data.objects.new("bulb", data)
        near.location = at
        near.visible_camera = False
        bpy.context.scene.collection.objects.link(near)


def halo(strength, fall, colour=(1.0, 0.44, 0.12)):
    """Emission of a ball: brightest in the middle, zero at the edge."""
    material, nodes, links, out = blank("bulb")
    edge = nodes.new("ShaderNodeLayerWeight")
    inward = nodes.new("ShaderNodeMath")
    inward.operation = "SUBTRACT"
    inward.inputs[0].default_value = 1
    links.new(edge.outputs["Facing"], inward.inputs[1])
    fade = nodes.new("ShaderNodeMath")
    fade.operation = "POWER"
    fade.inputs[1].default_value = fall
    links.new(inward.outputs[0], fade.inputs[0])
    light, through, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("Emission", "BsdfTransparent", "MixShader"))
    light.inputs[0].default_value = (*colour, 1)
    light.inputs[1].default_value = strength
    links.new(fade.outputs[0], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(light.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs["Surface"])
    material.cycles.sample_as_light = False
    return material


def string_of_lights(start, end, sag, count, wire, radius=0.3, strength=30, light=60):
    """Lamps in their sockets along a hanging wire."""
    points = []
    for step in range(count * 4 + 1):
        t = step / (count * 4)
        points.append(tuple(a + (b - a) * t - (sag * 4 * t * (1 - t) if n == 2 else 0) for n, (a, b) in enumerate(zip(start, end))))
    tube("wire", points, [0.05] * len(points), wire, 3)
    for x, y, z in points[2::4]:
        tube("socket", [(x, y, z), (x, y, z - 0.62)], [0.11, 0.15], wire, 6)
    lamps_behind([(x, y, z - 0.9) for x, y, z in points[2::4]], radius, strength, light, 9)
