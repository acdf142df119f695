import { endWithProcess } from './end-with-process.ts';

/** Started parts: how to stop them, and how long each took. */
export interface Lifecycle {
  /** Milliseconds by part; `total` after {@link finishStart}. */
  readonly timings: Readonly<Record<string, number>>;
  measure<Result>(part: string, work: () => Promise<Result> | Result): Promise<Result>;
  /** Call as soon as there is something to stop. */
  onStop(cleanUp: () => Promise<void> | void): void;
  finishStart(): void;
  /** Stops everything once, in reverse order. */
  stop(): Promise<void>;
}

/** Every part that was started with it is stopped when this process exits, if not before. */
export function createLifecycle(): Lifecycle {
  const createdAt = performance.now();
  const timings: Record<string, number> = {};
  const cleanUps: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  };
  cleanUps.push(endWithProcess(stop));
  const millisecondsSince = (instant: number): number => Math.round(performance.now() - instant);
  return {
    timings,
    measure: async (part, work) => {
      const startedAt = performance.now();
      const result = await work();
      timings[part] = millisecondsSince(startedAt);
      return result;
    },
    onStop: (cleanUp) => void cleanUps.push(cleanUp),
    finishStart: () => {
      timings.total = millisecondsSince(createdAt);
    },
    stop,
  };
}
