import { visitOf } from '../parties/visit.ts';
import type { PaymentMethod } from '../parties/visit-log.ts';
import { cashUp } from './cash-up.ts';
import { mergeCopies, type PaidParty } from './till-lines.ts';
import { methodsInOrder } from './till-words.ts';
import type { TillLine } from './z-report.ts';

/** A method whose sums differ, in its unit (whole vatu, or Australian cents) and in vatu settled. */
export interface Imbalance {
  readonly method: PaymentMethod;
  /** Payments in the histories of the parties that were not undone. */
  readonly recorded: Sum;
  /** Lines of Zs and X. */
  readonly inTill: Sum;
}

interface Sum {
  readonly amount: number;
  readonly vatu: number;
}

/**
 * The invariant of the till: for each method, the payments on the days that were read, except undone ones, equal the
 * lines of these days in all Zs and the X. The payments are derived from the histories alone, so that a missing,
 * duplicate or foreign line is detected. Empty when everything agrees.
 *
 * @param parties all parties of the days that were read
 * @param inZ the lines of all Zs that may cover entries of these parties, possibly with other lines
 * @param open the result of `openLines` for these parties and lines
 */
export function imbalances(
  parties: readonly PaidParty[],
  days: ReadonlySet<string>,
  inZ: readonly TillLine[],
  open: readonly TillLine[],
): readonly Imbalance[] {
  const payments = mergeCopies(parties).flatMap(({ log }) => visitOf(log).payments);
  const { byMethod } = cashUp([...inZ.filter(({ date }) => days.has(date)), ...open]).total;
  return methodsInOrder.flatMap((method) => {
    const methodPayments = payments.filter((payment) => payment.method === method);
    const recorded = {
      amount: methodPayments.reduce((sum, { amount }) => sum + amount, 0),
      vatu: methodPayments.reduce((sum, { vatu }) => sum + vatu, 0),
    };
    const { amount = 0, vatu = 0 } = byMethod[method] ?? {};
    const isEqual = recorded.amount === amount && recorded.vatu === vatu;
    return isEqual ? [] : [{ method, recorded, inTill: { amount, vatu } }];
  });
}
