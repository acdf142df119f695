import { beforeEach } from 'vitest';

/** A fixed clock for the tests of a file, reset before each of them. */
export interface TestClock {
  (): Date;
  set(time: Date): void;
  advance(milliseconds: number): void;
}

export function testClock(start: string | Date): TestClock {
  let now = new Date(start);
  beforeEach(() => {
    now = new Date(start);
  });
  const set = (time: Date) => {
    now = time;
  };
  return Object.assign(() => now, {
    set,
    advance: (milliseconds: number) => set(new Date(now.getTime() + milliseconds)),
  });
}
