/** Whether all tests run in full, as in `npm run resilience`. `npm test` reduces the slowest ones. */
export const isFullRun = process.env.RESILIENCE === 'all';

/** The first count in the full run, the second in `npm test`. */
export const inFull = (full: number, reduced: number): number => (isFullRun ? full : reduced);
