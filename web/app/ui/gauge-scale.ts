export interface Tick {
  at: number;
  major: boolean;
}

/** Ticks from `from` to `to`, inclusive: one per `minor` step, major at each `major` step. */
export function ticksOf(scale: { from: number; to: number; major: number; minor: number }): readonly Tick[] {
  const steps = Math.round((scale.to - scale.from) / scale.minor);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const at = scale.from + step * scale.minor;
    return { at, major: (at - scale.from) % scale.major === 0 };
  });
}

/** Position of a value on a scale in percent, clamped. */
export function positionOn(scale: { from: number; to: number }, value: number): number {
  const share = (value - scale.from) / (scale.to - scale.from);
  return Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;
}
