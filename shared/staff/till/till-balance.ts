import { visitOf } from '../parties/visit.ts';
import type { PaymentMethod } from '../parties/visit-log.ts';
import { cashUp } from './cash-up.ts';
import { onceEach, type PaidParty } from './till-lines.ts';
import { methodsInOrder } from './till-words.ts';
import type { TillLine } from './z-report.ts';

/** A method whose sums differ, in its own unit (whole vatu, or Australian cents) and in vatu settled. */
export interface Imbalance {
  readonly method: PaymentMethod;
  /** Payments in force in the histories of the parties. */
  readonly recorded: Sum;
  /** Lines of Zs and X. */
  readonly inTill: Sum;
}

interface Sum {
  readonly amount: number;
  readonly vatu: number;
}

/**
 * The invariant of the till: for each method, the payments in force of the days read are the lines of these days in all
 * Zs and the X. The payments are folded from each history alone, as the door does; so a line that is missing, there
 * twice or somebody else's shows. Empty when everything agrees.
 *
 * @param parties everybody of the days that were read
 * @param inZ the lines of all Zs that may cover one of their entries, and perhaps others
 * @param open what `openLines` makes of both
 */
export function imbalances(
  parties: readonly PaidParty[],
  days: ReadonlySet<string>,
  inZ: readonly TillLine[],
  open: readonly TillLine[],
): readonly Imbalance[] {
  const payments = onceEach(parties).flatMap(({ log }) => visitOf(log).payments);
  const { byMethod } = cashUp([...inZ.filter(({ date }) => days.has(date)), ...open]).total;
  return methodsInOrder.flatMap((method) => {
    const ofMethod = payments.filter((one) => one.method === method);
    const recorded = {
      amount: ofMethod.reduce((sum, { amount }) => sum + amount, 0),
      vatu: ofMethod.reduce((sum, { vatu }) => sum + vatu, 0),
    };
    const { amount = 0, vatu = 0 } = byMethod[method] ?? {};
    const isEven = recorded.amount === amount && recorded.vatu === vatu;
    return isEven ? [] : [{ method, recorded, inTill: { amount, vatu } }];
  });
}
