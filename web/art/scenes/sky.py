"""The sky after the sun has gone: a band of light low down, night above."""

import bpy
from materials import noise, ramp


def evening(low, high, strength=1.0, toward=0.0, horizon=0.50, clouds=0.0, rise=1.0):
    """`toward`: where along the horizon the light is, in turns from straight ahead (+y). `clouds`: how much of the
    light long thin ones take. `rise`: how far up the band goes."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    where = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Generated"], split.inputs[0])
    band = nodes.new("ShaderNodeValToRGB")
    elements = band.color_ramp.elements
    while len(elements) < 6:
        elements.new(0.5)
    mid = tuple(0.30 * a + 0.75 * b for a, b in zip(low, high))
    for element, (at, colour) in zip(
        elements,
        [
            (0.0, (0.004, 0.005, 0.006)),
            (horizon - 0.06, tuple(c * 0.03 for c in low)),
            (horizon - 0.004, tuple(c * 0.4 for c in low)),
            (horizon + 0.008, low),
            (horizon + 0.05 * rise, mid),
            (horizon + 0.16 * rise, high),
        ],
    ):
        element.position = at
        element.color = (*colour, 1)
    height = nodes.new("ShaderNodeMath")
    height.operation = "MULTIPLY_ADD"
    height.inputs[1].default_value = 0.5
    height.inputs[2].default_value = 0.5
    links.new(split.outputs[2], height.inputs[0])
    links.new(height.outputs[0], band.inputs[0])
    veil = noise(nodes, links, 3.2, 7, (1, 1, 9), 0.6, "Generated")
    dim = nodes.new("ShaderNodeMixRGB")
    dim.blend_type = "MULTIPLY"
    dim.inputs[0].default_value = clouds
    links.new(band.outputs[0], dim.inputs[1])
    shade = ramp(nodes, links, veil.outputs["Fac"], [(0.40, (1.15, 1.1, 1.05)), (0.52, (0.62, 0.50, 0.48)), (0.70, (0.20, 0.20, 0.24))])
    links.new(shade.outputs[0], dim.inputs[2])
    turn = nodes.new("ShaderNodeMath")
    turn.operation = "ARCTAN2"
    links.new(split.outputs[0], turn.inputs[0])
    links.new(split.outputs[1], turn.inputs[1])
    side = nodes.new("ShaderNodeMath")
    side.operation = "SUBTRACT"
    side.inputs[1].default_value = toward * 6.2832
    links.new(turn.outputs[0], side.inputs[0])
    wide = nodes.new("ShaderNodeMath")
    wide.operation = "COSINE"
    links.new(side.outputs[0], wide.inputs[0])
    bright = nodes.new("ShaderNodeMapRange")
    for name, value in (("From Min", 0.25), ("From Max", 1.0), ("To Min", 0.05 * strength), ("To Max", strength)):
        bright.inputs[name].default_value = value
    links.new(wide.outputs[0], bright.inputs[0])
    background = nodes["Background"]
    links.new(dim.outputs[0], background.inputs[0])
    links.new(bright.outputs[0], background.inputs[1])
