import { type Dispute, isOpenDispute } from './disputes.ts';

/** Time of an action by staff; `by` is the colleague's id, absent for the command line. */
interface StaffAction {
  readonly at: number;
  readonly by?: string | undefined;
}

/** The order data that the history uses. Times in epoch seconds. */
export interface OrderForHistory {
  readonly createdAt: number;
  readonly paidAt?: number | undefined;
  readonly shipTo?: object | undefined;
  readonly addressMismatch: boolean;
  readonly shipped?:
    | (StaffAction & {
        readonly trackingNumber: string;
        readonly corrections?: readonly (StaffAction & { readonly earlierNumber: string })[] | undefined;
      })
    | undefined;
  readonly refundDecided?: StaffAction | undefined;
  readonly refundReason?: 'out-of-stock' | 'by-house' | 'at-provider' | undefined;
  readonly refundedAt?: number | undefined;
  readonly refundFailedAt?: number | undefined;
  readonly disputes?: readonly Dispute[] | undefined;
  readonly disputeAccepted?: StaffAction | undefined;
}

type OrderStep =
  | { readonly kind: 'held' | 'paid'; readonly actor: 'customer' }
  | { readonly kind: 'address'; readonly actor: 'shop'; readonly agrees: boolean }
  | { readonly kind: 'shipped'; readonly actor: 'staff'; readonly trackingNumber: string }
  | {
      readonly kind: 'renumbered';
      readonly actor: 'staff';
      readonly trackingNumber: string;
      readonly earlierNumber: string;
    }
  | { readonly kind: 'refund-decided' | 'closed'; readonly actor: 'staff' }
  | { readonly kind: 'refunded'; readonly actor: 'stripe'; readonly reason: OrderForHistory['refundReason'] }
  | { readonly kind: 'refund-failed'; readonly actor: 'stripe' }
  | {
      readonly kind: 'dispute-opened' | 'dispute-withdrawn' | 'dispute-reinstated' | 'dispute-decided';
      readonly actor: 'bank';
      readonly dispute: Dispute;
    };

/** An event of an order, with its time and, for staff, the colleague. */
export type OrderHistoryEntry = OrderStep & StaffAction;

/** The history of an order, the latest event first. */
export function orderHistory(order: OrderForHistory): readonly OrderHistoryEntry[] {
  const { createdAt, paidAt, shipTo, shipped, refundDecided, refundedAt, refundFailedAt, disputeAccepted } =
    order;
  const entries: OrderHistoryEntry[] = [{ kind: 'held', actor: 'customer', at: createdAt }];
  if (paidAt !== undefined) {
    entries.push({ kind: 'paid', actor: 'customer', at: paidAt });
    if (shipTo !== undefined)
      entries.push({ kind: 'address', actor: 'shop', agrees: !order.addressMismatch, at: paidAt });
  }
  entries.push(...(order.disputes ?? []).flatMap(disputeEntries));
  if (shipped !== undefined) entries.push(...parcelEntries(shipped));
  if (refundDecided !== undefined)
    entries.push({ ...actionOf(refundDecided), kind: 'refund-decided', actor: 'staff' });
  if (refundFailedAt !== undefined)
    entries.push({ kind: 'refund-failed', actor: 'stripe', at: refundFailedAt });
  if (disputeAccepted !== undefined)
    entries.push({ ...actionOf(disputeAccepted), kind: 'closed', actor: 'staff' });
  else if (refundedAt !== undefined)
    entries.push({ kind: 'refunded', actor: 'stripe', reason: order.refundReason, at: refundedAt });
  // Entries of the same second are in the reverse order of the list above.
  return entries
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => b.entry.at - a.entry.at || b.index - a.index)
    .map(({ entry }) => entry);
}

const actionOf = ({ at, by }: StaffAction): StaffAction => ({ at, ...(by !== undefined && { by }) });

/** The shipment under its first number, and each correction. */
function parcelEntries(shipped: NonNullable<OrderForHistory['shipped']>): OrderHistoryEntry[] {
  const { trackingNumber, corrections = [] } = shipped;
  const numbers = [...corrections.map(({ earlierNumber }) => earlierNumber), trackingNumber];
  const numberAt = (index: number) => numbers[index] ?? trackingNumber;
  return [
    { ...actionOf(shipped), kind: 'shipped', actor: 'staff', trackingNumber: numberAt(0) },
    ...corrections.map(
      (correction, index): OrderHistoryEntry => ({
        ...actionOf(correction),
        kind: 'renumbered',
        actor: 'staff',
        trackingNumber: numberAt(index + 1),
        earlierNumber: correction.earlierNumber,
      }),
    ),
  ];
}

function disputeEntries(dispute: Dispute): OrderHistoryEntry[] {
  const { openedAt, withdrawnAt, reinstatedAt, statusAt } = dispute;
  const disputeEntry = (
    kind: 'dispute-opened' | 'dispute-withdrawn' | 'dispute-reinstated' | 'dispute-decided',
    at: number,
  ) => ({ kind, actor: 'bank', dispute, at }) as const;
  return [
    disputeEntry('dispute-opened', openedAt),
    ...(withdrawnAt === undefined ? [] : [disputeEntry('dispute-withdrawn', withdrawnAt)]),
    ...(isOpenDispute(dispute) ? [] : [disputeEntry('dispute-decided', statusAt)]),
    ...(reinstatedAt === undefined ? [] : [disputeEntry('dispute-reinstated', reinstatedAt)]),
  ];
}
