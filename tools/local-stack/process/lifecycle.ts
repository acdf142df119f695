import { endWithProcess } from './end-with-process.ts';

/** What has been started so far: how to end it again, and how long each part took. */
export interface Lifecycle {
  /** Milliseconds by part; `total` once {@link finished} was called. */
  readonly timings: Readonly<Record<string, number>>;
  measured<Result>(part: string, work: () => Promise<Result> | Result): Promise<Result>;
  /** To be called as soon as there is something to end. */
  onStop(cleanUp: () => Promise<void> | void): void;
  finished(): void;
  /** Ends what was started last first, and each once. */
  stop(): Promise<void>;
}

/** Whatever is started from now on ends with this process at the latest. */
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
    measured: async (part, work) => {
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
