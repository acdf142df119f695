import type { CountingQuotas } from './network-admission.ts';

/** Quotas that are never used up and store nothing. */
export const unlimited: CountingQuotas = {
  count: async () => ({ result: 'counted' }),
  release: async () => {},
};
