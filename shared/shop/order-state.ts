/**
 * What payment makes of an order. Messages from the payment provider come twice, late and in any order, so the
 * state only ever rises: each fact has a rank, and the highest that has been heard of is the state. Whatever the
 * order of the same messages, the end is the same.
 */

/** By rank, lowest first. `awaiting`: checked out, with a payment that takes its time. `refunded`: or about to be. */
export const orderStatuses = ['pending', 'awaiting', 'expired', 'failed', 'paid', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What the payment provider can say of an order. */
export type PaymentFact = Exclude<OrderStatus, 'pending'>;

/** Where an order's bottles are. `none`: given back, or never there to be sold. */
export type OrderStock = 'held' | 'sold' | 'none';

/** What has to happen to the stock when an order changes. */
export type StockMove = 'sell' | 'release' | 'take' | 'return';

export interface OrderState {
  readonly status: OrderStatus;
  readonly stock: OrderStock;
  /** Bottles that have left the house do not come back with a refund. */
  readonly isShipped: boolean;
}

export interface OrderChange {
  readonly state: OrderState;
  readonly move: StockMove | undefined;
}

const rank = (status: OrderStatus): number => orderStatuses.indexOf(status);

/** Payment can still come: the bottles have to wait for it. */
export const isOpen = (status: OrderStatus): boolean => status === 'pending' || status === 'awaiting';

function stockWanted({ status, isShipped }: Pick<OrderState, 'status' | 'isShipped'>): OrderStock {
  if (isOpen(status)) return 'held';
  if (status === 'paid') return 'sold';
  return status === 'refunded' && isShipped ? 'sold' : 'none';
}

const moves: Readonly<Record<OrderStock, Partial<Record<OrderStock, StockMove>>>> = {
  held: { sold: 'sell', none: 'release' },
  none: { sold: 'take' },
  sold: { none: 'return' },
};

/** The order after a fact, with what that does to the stock; undefined when nothing changes. */
export function orderAfter(state: OrderState, fact: PaymentFact): OrderChange | undefined {
  if (rank(fact) <= rank(state.status)) return undefined;
  const stock = stockWanted({ status: fact, isShipped: state.isShipped });
  return { state: { ...state, status: fact, stock }, move: moves[state.stock][stock] };
}

/** An order paid for too late, when its bottles had been given back and nothing is left to take: it is refunded. */
export const orderWithoutStock = (state: OrderState): OrderChange => ({
  state: { ...state, status: 'refunded', stock: 'none' },
  move: undefined,
});
