import { endWithProcess } from './end-with-process.ts';

/** Started parts: how to stop them, and how long each took. */
export interface Lifecycle {
  /** Milliseconds by part; `total` after {@link finished}. */
  readonly timings: Readonly<Record<string, number>>;
  measure<Result>(part: string, work: () => Promise<Result> | Result): Promise<Result>;
  /** To be called as soon as there is something to stop. */
  onStop(cleanUp: () => Promise<void> | void): void;
  finished(): void;
  /** Stops everything once, in reverse order. */
  stop(): Promise<void>;
}

/** Stops everything that was started with it when this process ends, at the latest. */
export function createLifecycle(): Lifecycle {
  const begunAt = performance.now();
  const timings: Record<string, number> = {};
  const cleanUps: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  };
  cleanUps.push(endWithProcess(stop));
  const since = (instant: number): number => Math.round(performance.now() - instant);
  return {
    timings,
    measure: async (part, work) => {
      const begun = performance.now();
      const result = await work();
      timings[part] = since(begun);
      return result;
    },
    onStop: (cleanUp) => void cleanUps.push(cleanUp),
    finished: () => {
      timings.total = since(begunAt);
    },
    stop,
  };
}
