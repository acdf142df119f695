import { log } from '#functions/kernel/log.ts';
import type { Imbalance } from '#shared/staff/till/till-balance.ts';

/** Logs a line for each method whose payments do not match the lines of the Zs and the X; an alarm counts these. */
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
