/** Whether everything is tested in full, as `npm run resilience` does. `npm test` skips the slowest tests. */
export const isFullRun = process.env.RESILIENCE === 'all';

/** A count for the full run, and a smaller one for `npm test`. */
export const inFull = (full: number, reduced: number): number => (isFullRun ? full : reduced);
