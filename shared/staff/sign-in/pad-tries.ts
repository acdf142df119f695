/** Wrong codes on one shared device within `padSeconds` after which it accepts no codes for the same time. */
export const maxWrongOnPad = 10;
export const padSeconds = 900;

/** Wrong codes on a shared device, for any colleague: guessing locks the device, not the colleagues. */
export interface PadTries {
  /** Epoch seconds of the latest wrong codes, oldest first. */
  readonly wrongAt: readonly number[];
  /** Epoch seconds; 0 when not locked. */
  readonly lockedUntil: number;
}

export const noPadTries: PadTries = { wrongAt: [], lockedUntil: 0 };

/** End of the device's lock in epoch seconds; undefined when it is not locked. */
export const padLockOf = ({ lockedUntil }: PadTries, now: number): number | undefined =>
  lockedUntil > now ? lockedUntil : undefined;

/** Adds one try, counted as wrong; the device must not be locked. */
export function withPadTry({ wrongAt }: PadTries, now: number): PadTries {
  const recent = [...wrongAt.filter((at) => at > now - padSeconds), now];
  return { wrongAt: recent, lockedUntil: recent.length >= maxWrongOnPad ? now + padSeconds : 0 };
}

/** Removes the try at the given time, because its code was correct or was not compared. */
export function withoutPadTry({ wrongAt, lockedUntil }: PadTries, at: number): PadTries {
  const index = wrongAt.lastIndexOf(at);
  return index === -1 ? { wrongAt, lockedUntil } : { wrongAt: wrongAt.toSpliced(index, 1), lockedUntil: 0 };
}
