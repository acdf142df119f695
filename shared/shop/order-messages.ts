import type { RefundProblem, RenumberProblem, ShipmentProblem } from './fulfilment.ts';

/** Why an action on an order was refused, and what to do; for the console and the command line. */
export const orderMessages = {
  notFound: 'There is no order with this reference.',
  shipment: (problem: ShipmentProblem, { trackingNumber = '' }: { readonly trackingNumber?: string } = {}) =>
    shipment[problem](trackingNumber),
  renumber: (problem: RenumberProblem, { trackingNumber = '' }: { readonly trackingNumber?: string } = {}) =>
    renumber[problem](trackingNumber),
  refund: (problem: RefundProblem) => refund[problem],
} as const;

const shipment: Readonly<Record<ShipmentProblem, (trackingNumber: string) => string>> = {
  shipped: (trackingNumber) =>
    `This order was already shipped, as parcel ${trackingNumber}. Nothing was changed. If the number is wrong, change it.`,
  refunded: () => 'This order is refunded, so it is not paid: do not ship it. Nothing was changed.',
  'not-paid': () => 'This order is not paid: do not ship it. Nothing was changed.',
  disputed: () =>
    'The customer’s bank disputes the payment of this order: do not ship it. Nothing was changed. Answer at Stripe; once the bank has decided for us, ship it.',
  'dispute-lost': () =>
    'The customer’s bank has paid the customer back: do not ship this order. Nothing was changed. Close it, and its bottles go back to stock.',
};

const renumber: Readonly<Record<RenumberProblem, (trackingNumber: string) => string>> = {
  'not-shipped': () => 'This order is not shipped yet, so it has no number to change. Nothing was changed.',
  refunded: () => 'This order is refunded, so its number stays. Nothing was changed.',
  renumbered: (trackingNumber) =>
    `This parcel has the number ${trackingNumber} by now. Nothing was changed. Look at it, then decide.`,
};

const refund: Readonly<Record<RefundProblem, string>> = {
  refunded: 'This order is already refunded. Nothing was changed.',
  'not-paid': 'This order is not paid. Nothing was changed.',
  disputed:
    'The customer’s bank has taken the money of this order until it decides, so a refund would pay it twice. Nothing was changed. To give in, accept the dispute at Stripe.',
  'dispute-lost': 'The customer’s bank has paid the customer back, so nothing was refunded.',
  changed:
    'This order has changed since it was shown. Nothing was refunded. Look at it as it is now, then decide.',
};
