/** Ticks from `from` to `to`, inclusive, at equal distances. */
export const ticksOf = (from: number, to: number, distance: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / distance) + 1 }, (_, step) => from + step * distance);

/** Position of a value on a scale in percent, clamped. */
export function positionOn(scale: { from: number; to: number }, value: number): number {
  const share = (value - scale.from) / (scale.to - scale.from);
  return Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;
}
