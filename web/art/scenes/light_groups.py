"""Lights in separate groups, so that a film can change their brightness without rendering again."""

import bpy
from lights import glow
from mathutils import Vector
from shapes import ball


def group(light, name):
    layer = bpy.context.view_layer
    if name not in layer.lightgroups:
        layer.lightgroups.add(name=name)
    light.lightgroup = name


def _calculate(nodes, links, operation, *inputs):
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    for index, value in enumerate(inputs):
        if isinstance(value, (int, float)):
            node.inputs[index].default_value = value
        else:
            links.new(value, node.inputs[index])
    return node.outputs[0]


def softbox(name, at, look, size, energy, colour):
    """An area light that fades towards its edges, so that its reflection in glass has no hard edge."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy, data.color = energy, colour
    data.use_nodes = True
    nodes, links = data.node_tree.nodes, data.node_tree.links
    where = nodes.new("ShaderNodeNewGeometry")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Parametric"], split.inputs[0])
    fades = []
    for axis in split.outputs[:2]:
        bow = _calculate(nodes, links, "MULTIPLY", axis, _calculate(nodes, links, "SUBTRACT", 1, axis))
        fades.append(_calculate(nodes, links, "POWER", _calculate(nodes, links, "MULTIPLY", bow, 4), 1.5))
    links.new(_calculate(nodes, links, "MULTIPLY", *fades), nodes["Emission"].inputs["Strength"])
    light = bpy.data.objects.new(name, data)
    light.location = at
    light.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    light.visible_camera = False
    bpy.context.scene.collection.objects.link(light)
    group(light, name)


def glow_of(name, at, size, strength, colour=(1.0, 0.60, 0.27)):
    """A glow that is visible through glass and rum only."""
    card = glow(at, size, strength, colour)
    card.visible_diffuse = False
    group(card, name)


def bulb(name, at, radius, strength, energy, colour):
    """A visible bulb and its light."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shine = nodes.new("ShaderNodeEmission")
    shine.inputs[0].default_value = (*colour, 1)
    shine.inputs[1].default_value = strength
    links.new(shine.outputs[0], nodes["Material Output"].inputs["Surface"])
    material.cycles.sample_as_light = False
    sphere = ball(name, radius, at, material)
    sphere.visible_diffuse = sphere.visible_glossy = sphere.visible_shadow = False
    group(sphere, name)
    data = bpy.data.lights.new(name, "POINT")
    data.energy, data.color, data.shadow_soft_size = energy, colour, 0.4
    light = bpy.data.objects.new(name, data)
    light.location = at
    light.visible_camera = light.visible_glossy = light.visible_transmission = False
    bpy.context.scene.collection.objects.link(light)
    group(light, name)
