import { log } from '#functions/kernel/log.ts';
import type { Imbalance } from '#shared/staff/till/till-balance.ts';

/**
 * Logs a line for each method of payment whose payments differ from the lines of the Zs and the X. An alarm counts them.
 */
export function reportImbalances(imbalances: readonly Imbalance[]): void {
  for (const { method, recorded, inTill } of imbalances)
    log.error('till.imbalance', {
      method,
      recorded: recorded.amount,
      recordedVatu: recorded.vatu,
      inTill: inTill.amount,
      inTillVatu: inTill.vatu,
    });
}
