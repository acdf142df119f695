import { lazyPart } from '../language/lazy-part.ts';

/** The exchange with another device, loaded on demand. */
export const AgreeOfDay = lazyPart(
  async () => (await import('../scan/exchange/agree-of-day.tsx')).AgreeOfDay,
);
