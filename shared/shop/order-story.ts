import { type Dispute, isOpenDispute } from './disputes.ts';

/** Who of staff pressed, when; `by` is a colleague's id, absent for the command line. */
interface Pressed {
  readonly at: number;
  readonly by?: string | undefined;
}

/** Order data that its story is told from. Times in epoch seconds. */
export interface OrderToTell {
  readonly createdAt: number;
  readonly paidAt?: number | undefined;
  readonly shipTo?: object | undefined;
  readonly addressMismatch: boolean;
  readonly shipped?: (Pressed & { readonly trackingNumber: string }) | undefined;
  readonly refundDecided?: Pressed | undefined;
  readonly refundReason?: 'out-of-stock' | 'by-house' | 'at-provider' | undefined;
  readonly refundedAt?: number | undefined;
  readonly refundFailedAt?: number | undefined;
  readonly disputes?: readonly Dispute[] | undefined;
  readonly disputeAccepted?: Pressed | undefined;
}

type OrderStep =
  | { readonly kind: 'held' | 'paid'; readonly who: 'customer' }
  | { readonly kind: 'address'; readonly who: 'shop'; readonly agrees: boolean }
  | { readonly kind: 'shipped'; readonly who: 'staff'; readonly trackingNumber: string }
  | { readonly kind: 'refund-decided' | 'closed'; readonly who: 'staff' }
  | { readonly kind: 'refunded'; readonly who: 'stripe'; readonly reason: OrderToTell['refundReason'] }
  | { readonly kind: 'refund-failed'; readonly who: 'stripe' }
  | {
      readonly kind: 'dispute-opened' | 'dispute-withdrawn' | 'dispute-reinstated' | 'dispute-decided';
      readonly who: 'bank';
      readonly dispute: Dispute;
    };

/** Something that happened to an order: at which second, and for staff who it was. */
export type OrderStoryEntry = OrderStep & Pressed;

/** What happened to an order, the latest first. */
export function orderStory(order: OrderToTell): readonly OrderStoryEntry[] {
  const { createdAt, paidAt, shipTo, shipped, refundDecided, refundedAt, refundFailedAt, disputeAccepted } =
    order;
  const entries: OrderStoryEntry[] = [{ kind: 'held', who: 'customer', at: createdAt }];
  if (paidAt !== undefined) {
    entries.push({ kind: 'paid', who: 'customer', at: paidAt });
    if (shipTo !== undefined)
      entries.push({ kind: 'address', who: 'shop', agrees: !order.addressMismatch, at: paidAt });
  }
  entries.push(...(order.disputes ?? []).flatMap(disputeEntries));
  if (shipped !== undefined)
    entries.push({
      ...pressed(shipped),
      kind: 'shipped',
      who: 'staff',
      trackingNumber: shipped.trackingNumber,
    });
  if (refundDecided !== undefined)
    entries.push({ ...pressed(refundDecided), kind: 'refund-decided', who: 'staff' });
  if (refundFailedAt !== undefined)
    entries.push({ kind: 'refund-failed', who: 'stripe', at: refundFailedAt });
  if (disputeAccepted !== undefined)
    entries.push({ ...pressed(disputeAccepted), kind: 'closed', who: 'staff' });
  else if (refundedAt !== undefined)
    entries.push({ kind: 'refunded', who: 'stripe', reason: order.refundReason, at: refundedAt });
  // What happened in one second is told in the order of the list above.
  return entries
    .map((entry, place) => ({ entry, place }))
    .sort((one, other) => other.entry.at - one.entry.at || other.place - one.place)
    .map(({ entry }) => entry);
}

const pressed = ({ at, by }: Pressed): Pressed => ({ at, ...(by !== undefined && { by }) });

function disputeEntries(dispute: Dispute): OrderStoryEntry[] {
  const { openedAt, withdrawnAt, reinstatedAt, statusAt } = dispute;
  const told = (
    kind: 'dispute-opened' | 'dispute-withdrawn' | 'dispute-reinstated' | 'dispute-decided',
    at: number,
  ) => ({ kind, who: 'bank', dispute, at }) as const;
  return [
    told('dispute-opened', openedAt),
    ...(withdrawnAt === undefined ? [] : [told('dispute-withdrawn', withdrawnAt)]),
    ...(isOpenDispute(dispute) ? [] : [told('dispute-decided', statusAt)]),
    ...(reinstatedAt === undefined ? [] : [told('dispute-reinstated', reinstatedAt)]),
  ];
}
