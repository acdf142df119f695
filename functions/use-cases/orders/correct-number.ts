import { isRenumbered } from '#functions/stores/orders/order-changes.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore, StaffActor } from '#functions/stores/orders/orders.ts';
import { type RenumberProblem, renumberProblem } from '#shared/shop/fulfilment.ts';
import type { OrderReference } from '#shared/shop/order-reference.ts';

export interface NumberCorrection {
  readonly trackingNumber: string;
  /** The wrong number that the colleague saw. */
  readonly earlierNumber: string;
}

/** `known`: corrected earlier by this command, or by someone else to the same number. */
export type CorrectionOutcome =
  | { readonly result: 'corrected' | 'known'; readonly order: StoredOrder }
  | { readonly result: 'not-corrected'; readonly problem: RenumberProblem; readonly order: StoredOrder }
  | { readonly result: 'unknown' };

/** Corrects the tracking number of a parcel. The same write announces the customer's second email. */
export async function correctNumber(
  orders: Pick<OrderStore, 'renumber'>,
  reference: OrderReference,
  { trackingNumber, earlierNumber }: NumberCorrection,
  by: StaffActor,
): Promise<CorrectionOutcome> {
  const outcome = await orders.renumber(reference, trackingNumber, earlierNumber, by);
  if (outcome.result === 'unknown') return outcome;
  const { order } = outcome;
  if (outcome.result === 'changed') return { result: 'corrected', order };
  if (isRenumbered(order, trackingNumber, by)) return { result: 'known', order };
  const problem = renumberProblem(order, earlierNumber);
  if (problem === undefined) throw new Error('A number that may be corrected was not corrected');
  return { result: 'not-corrected', problem, order };
}
