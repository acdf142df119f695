import { LocalStackError } from './local-stack-error.ts';

/** Clock shared by all functions. It runs at normal speed from its start time. */
export interface StackClock {
  now(): Date;
  /** Moves the clock of every function at once. `instant` is ISO 8601 with a zone, or a Date. */
  set(instant: string | Date): void;
  /** Called whenever the clock is moved; pending timers have to be recalculated. */
  onMove(listener: () => void): void;
  /** One 64-bit float: milliseconds added to the machine's clock. Shared with the worker threads. */
  readonly offset: SharedArrayBuffer;
}

/**
 * @param start ISO 8601 with a zone, for example `2026-11-24T08:00:00+11:00`; the machine's time when undefined.
 * @throws LocalStackError `clock-invalid` for anything else, since a local time depends on the machine.
 */
export function createStackClock(start?: string): StackClock {
  const offset = new SharedArrayBuffer(8);
  const milliseconds = new Float64Array(offset);
  const listeners: (() => void)[] = [];
  const clock: StackClock = {
    offset,
    now: () => new Date(Date.now() + (milliseconds[0] ?? 0)),
    set: (instant) => {
      const target = instant instanceof Date ? instant.getTime() : instantOf(instant);
      milliseconds[0] = target - Date.now();
      for (const listener of listeners) listener();
    },
    onMove: (listener) => void listeners.push(listener),
  };
  if (start !== undefined) clock.set(start);
  return clock;
}

function instantOf(text: string): number {
  const timeWithZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
  const instant = timeWithZone.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) {
    throw new LocalStackError(
      'clock-invalid',
      `The clock "${text}" is not a time with a zone such as 2026-11-24T08:00:00+11:00.`,
    );
  }
  return instant;
}
