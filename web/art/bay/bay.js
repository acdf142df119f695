// Waves and lamps of the bay. Lengths in metres; the camera is at 0 and looks along z, with x to its right.

export const loopSeconds = 6;
const gravity = 9.81;
const tau = 2 * Math.PI;

/** Park and Miller's generator: the water is the same in each run. */
let state = 20261;
const random = () => {
  state = (state * 16807) % 2147483647;
  return state / 2147483647;
};

/**
 * Deep-water waves. Each travels at the speed that its length gives, rounded to whole cycles, so that the loop is
 * seamless.
 */
const waves = Array.from({ length: 60 }, (_, index) => {
  const share = (index + random()) / 60;
  const length = 7 * (0.11 / 7) ** share;
  const number = tau / length;
  const heading = -1.25 + (random() - 0.5) * 2.1 * (0.6 + 0.8 * share);
  return {
    x: number * Math.cos(heading),
    z: number * Math.sin(heading),
    slope: 0.0135 * (0.55 + 0.9 * random()) * (0.7 + 0.7 * Math.sin(Math.PI * share)),
    cycles: Math.max(1, Math.round((Math.sqrt(gravity * number) * loopSeconds) / tau)),
    phase: tau * random(),
  };
});

/**
 * Position of the yacht at a moment of the loop: roll in radians, heave in metres.
 *
 * @param {number} turn 0 to 1
 */
export const rockAt = (turn) => ({
  lean: 0.016 * Math.sin(tau * turn) + 0.007 * Math.sin(tau * 2 * turn + 1.1),
  rise: 0.035 * Math.sin(tau * turn + 0.6),
});

/** Lamps on the far shore, 900 m away, in groups like houses: metres across, metres above the water, brightness. */
const shoreLamps = [
  [-259, 5, 0.5],
  [-246, 9, 0.3],
  [196, 6, 0.5],
  [262, 5, 0.9],
  [271, 11, 0.45],
  [306, 5, 1.3],
  [331, 7, 0.6],
  [379, 5, 1],
  [391, 14, 0.4],
  [436, 6, 0.8],
].map(([x = 0, y = 0, power = 0]) => ({
  x,
  y,
  power,
  cycles: 1 + Math.floor(random() * 3),
  phase: tau * random(),
}));

/**
 * Lamps at a moment of the loop; the last is the anchor light at the yacht's masthead.
 *
 * @param {number} turn 0 to 1
 */
export function lampsAt(turn) {
  const { lean, rise } = rockAt(turn);
  return [
    ...shoreLamps.map(({ x, y, power, cycles, phase }) => ({
      x,
      y,
      z: 900,
      power: power * (1 + 0.06 * Math.sin(tau * cycles * turn + phase)),
    })),
    {
      x: 21.5 + 0.42 * Math.cos(lean) - 14.8 * Math.sin(lean),
      y: 0.42 * Math.sin(lean) + 14.8 * Math.cos(lean) + rise,
      z: 150,
      power: 0.35,
    },
  ];
}

/** Waves at a moment of the loop: wave number along x and z, slope, phase. @param {number} turn 0 to 1 */
export const wavesAt = (turn) =>
  waves.map(({ x, z, slope, cycles, phase }) => [x, z, slope, phase - tau * cycles * turn]);
