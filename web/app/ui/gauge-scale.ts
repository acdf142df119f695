/** A tick of a graduated line. */
export interface Tick {
  at: number;
  major: boolean;
}

/**
 * The ticks of a scale from `from` to `to`, both ends included: one at each `minor` step counted from `from`,
 * major where it falls on a `major` step.
 */
export function ticksOf(scale: { from: number; to: number; major: number; minor: number }): readonly Tick[] {
  const steps = Math.round((scale.to - scale.from) / scale.minor);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = scale.from + step * scale.minor;
    return { at, major: (at - scale.from) % scale.major === 0 };
  });
}

/** Where a value stands on a scale, as a percentage of its length; values beyond the ends stand at the ends. */
export function placeOn(scale: { from: number; to: number }, value: number): number {
  const share = (value - scale.from) / (scale.to - scale.from);
  return Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;
}
