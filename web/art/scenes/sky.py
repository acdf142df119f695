"""The sky: after sunset, with a band of light above the horizon, and by day."""

import bpy
from materials import noise, ramp


def evening(low, high, strength=1.0, toward=0.0, horizon=0.50, clouds=0.0, rise=1.0):
    """`toward`: direction of the light, in turns from straight ahead (+y). `clouds`: share of the light that clouds
    take. `rise`: height of the band."""
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


def day(zenith=(0.045, 0.19, 0.60), low=(0.54, 0.74, 0.94), strength=1.25, clouds=0.5):
    """Noon: pale near the horizon, blue above, with white clouds towards the horizon. `clouds`: share of the sky that they
    cover."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    where = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Generated"], split.inputs[0])
    mid = tuple(0.55 * a + 0.45 * b for a, b in zip(zenith, low))
    # The part below the horizon is invisible, but lights surfaces that face down: warm, like pale ground.
    blue = ramp(nodes, links, split.outputs[2], [(0.0, low), (0.16, mid), (0.6, zenith)])
    ground = nodes.new("ShaderNodeMath")
    ground.operation = "LESS_THAN"
    ground.inputs[1].default_value = -0.002
    links.new(split.outputs[2], ground.inputs[0])

    up = nodes.new("ShaderNodeMath")
    up.operation = "MAXIMUM"
    up.inputs[1].default_value = 0.0
    links.new(split.outputs[2], up.inputs[0])
    far = nodes.new("ShaderNodeMath")
    far.operation = "ADD"
    far.inputs[1].default_value = 0.16
    links.new(up.outputs[0], far.inputs[0])
    flat = nodes.new("ShaderNodeVectorMath")
    flat.operation = "DIVIDE"
    links.new(where.outputs["Generated"], flat.inputs[0])
    links.new(far.outputs[0], flat.inputs[1])
    cloud_noise = nodes.new("ShaderNodeTexNoise")
    cloud_noise.inputs["Scale"].default_value = 1.15
    cloud_noise.inputs["Detail"].default_value = 9
    cloud_noise.inputs["Roughness"].default_value = 0.52
    links.new(flat.outputs[0], cloud_noise.inputs["Vector"])
    cover = nodes.new("ShaderNodeMapRange")
    cover.interpolation_type = "SMOOTHSTEP"
    for name, value in (("From Min", 0.66 - 0.22 * clouds), ("From Max", 0.80 - 0.16 * clouds), ("To Min", 0), ("To Max", 0.92)):
        cover.inputs[name].default_value = value
    links.new(cloud_noise.outputs["Fac"], cover.inputs[0])
    body = ramp(nodes, links, cloud_noise.outputs["Fac"], [(0.5, (0.98, 0.98, 0.98)), (0.78, (0.70, 0.74, 0.80))])
    with_clouds, above_ground = nodes.new("ShaderNodeMixRGB"), nodes.new("ShaderNodeMixRGB")
    links.new(cover.outputs[0], with_clouds.inputs[0])
    links.new(blue.outputs[0], with_clouds.inputs[1])
    links.new(body.outputs[0], with_clouds.inputs[2])
    links.new(ground.outputs[0], above_ground.inputs[0])
    links.new(with_clouds.outputs[0], above_ground.inputs[1])
    above_ground.inputs[2].default_value = (0.30, 0.25, 0.18, 1)
    background = nodes["Background"]
    links.new(above_ground.outputs[0], background.inputs[0])
    background.inputs[1].default_value = strength
