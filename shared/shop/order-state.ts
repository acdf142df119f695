/**
 * State of an order by payment. Provider messages arrive repeatedly, late and in any order, so the state is monotonic:
 * reported statuses are ranked, and the highest one known is the state. The same messages in any order lead to the same
 * state.
 */

/**
 * By rank, lowest first. `awaiting`: checked out with a delayed payment. `refunded`: includes refunds that are still
 * due.
 */
export const orderStatuses = ['pending', 'awaiting', 'expired', 'failed', 'paid', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses that the payment provider can report. */
export type ReportedStatus = Exclude<OrderStatus, 'pending'>;

/** State of an order's bottles. `none`: released, or never available. */
export type OrderStock = 'held' | 'sold' | 'none';

/** Stock movement when an order changes. */
export type StockMove = 'sell' | 'release' | 'take' | 'return';

export interface OrderState {
  readonly status: OrderStatus;
  readonly stock: OrderStock;
  /** Shipped bottles do not return with a refund. */
  readonly isShipped: boolean;
}

export interface OrderChange {
  readonly state: OrderState;
  readonly move: StockMove | undefined;
}

const rank = (status: OrderStatus): number => orderStatuses.indexOf(status);

/** Whether the order may still be paid, so that its bottles stay on hold. */
export const isOpen = (status: OrderStatus): boolean => status === 'pending' || status === 'awaiting';

function requiredStock({ status, isShipped }: Pick<OrderState, 'status' | 'isShipped'>): OrderStock {
  if (isOpen(status)) return 'held';
  if (status === 'paid') return 'sold';
  return status === 'refunded' && isShipped ? 'sold' : 'none';
}

const moves: Readonly<Record<OrderStock, Partial<Record<OrderStock, StockMove>>>> = {
  held: { sold: 'sell', none: 'release' },
  none: { sold: 'take' },
  sold: { none: 'return' },
};

/** The order after a reported status, with its stock movement; undefined when nothing changes. */
export function orderAfter(state: OrderState, reported: ReportedStatus): OrderChange | undefined {
  if (rank(reported) <= rank(state.status)) return undefined;
  const stock = requiredStock({ status: reported, isShipped: state.isShipped });
  return { state: { ...state, status: reported, stock }, move: moves[state.stock][stock] };
}

/** The refund of an order that was paid after its bottles were released and sold to others. */
export const orderWithoutStock = (state: OrderState): OrderChange => ({
  state: { ...state, status: 'refunded', stock: 'none' },
  move: undefined,
});
