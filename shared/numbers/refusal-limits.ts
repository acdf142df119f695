import { capacity } from '../booking/terms.ts';
import type { Quota } from '../limits/quota.ts';

/**
 * How often refusals of one start and language count in a day, so that neither repeated attempts nor scripts inflate the
 * demand: once for each form, and for one network at most as many as would fill the start.
 */
export const refusalLimits = {
  form: { max: 1, perHours: 24 },
  network: { max: capacity, perHours: 24 },
} as const satisfies Readonly<Record<string, Quota>>;
