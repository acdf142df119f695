import type { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SeenOrder } from '#shared/shop/fulfilment.ts';
import { type OrderReference, parseOrderReference } from '#shared/shop/order-reference.ts';
import { type PaymentReport, reportProblem } from '#shared/shop/payment-report.ts';
import type { CalendarDate, Clock } from '#shared/values/port-vila-time.ts';
import { tryWrite } from '../table/commands.ts';
import { equals, incrementBy, isMissing, updateOf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { cancelledFor, isConflict, retryOnConflict } from '../table/retry-on-conflict.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';
import { orderAccess, referenceOf } from './order-access.ts';
import {
  closingWrite,
  confirmedRefundWrite,
  dueRefundWrite,
  failedRefundWrite,
  giveUpWrite,
  isRenumbered,
  type OrderWrite,
  renumberWrite,
  reportWrite,
  shipmentWrite,
} from './order-changes.ts';
import {
  orderKey,
  orderKeyPrefix,
  ordersKey,
  parseOrder,
  type StaffAction,
  type StoredOrder,
} from './order-item.ts';
import { listWrites, orderLists } from './order-list.ts';
import { orderPlacing } from './order-placing.ts';
import { stockWrite } from './stock.ts';

/** Outcome of a change. `unchanged`: nothing to do, or not allowed in this state. */
export type OrderOutcome =
  | { readonly result: 'changed' | 'unchanged'; readonly order: StoredOrder }
  | { readonly result: 'unknown' };

/** `other-payment`, `other-amount`: the report does not match the order. */
export type ReportOutcome = OrderOutcome | { readonly result: 'other-payment' | 'other-amount' };

/** Attempts at a write while concurrent writes keep coming first. */
const maxTries = 20;

/** The colleague who changes an order, with device and command; all absent for the command line. */
export type StaffActor = Omit<StaffAction, 'at'>;

export type OrderStore = ReturnType<typeof orderStore>;

/** Orders of the Japan shop. Stock moves in one transaction with its order. */
export function orderStore(table: Table, clock: Clock) {
  const { load, find, put, commit } = orderAccess(table, clock);

  /** Replaces an order together with its stock movement, if it is still the version that was read. */
  const replace = async (
    before: StoredOrder,
    { order, move, event }: OrderWrite,
  ): Promise<'done' | 'outdated' | 'stock-gone'> => {
    const isUnchanged = equals('version', before.version);
    const bottles = move ? order.lines.map((line) => stockWrite(table, move, line, clock())) : [];
    try {
      const orderWrite = put({ ...order, version: before.version + 1 }, isUnchanged, event);
      await commit([orderWrite, ...bottles, ...listWrites(table, order, before)]);
      return 'done';
    } catch (error) {
      if (isConflict(error) || !cancelledFor(error, 'ConditionalCheckFailed')) throw error;
      const [orderReason] = (error as TransactionCanceledException).CancellationReasons ?? [];
      if (orderReason?.Code === 'ConditionalCheckFailed') return 'outdated';
      if (move === 'take') return 'stock-gone';
      throw new Error('Stock is lower than its orders require', { cause: error });
    }
  };

  /** Changes an order. `decide` runs again after each concurrent write. */
  const change = async <Problem extends string>(
    reference: OrderReference,
    decide: (order: StoredOrder, isOutOfStock: boolean) => OrderWrite | Problem | undefined,
  ): Promise<OrderOutcome | { result: Problem }> => {
    let isOutOfStock = false;
    for (let tries = 0; tries < maxTries; tries += 1) {
      const order = await find(reference);
      if (order === undefined) return { result: 'unknown' };
      const write = decide(order, isOutOfStock);
      if (write === undefined) return { result: 'unchanged', order };
      if (typeof write === 'string') return { result: write };
      const outcome = await replace(order, write);
      if (outcome === 'done')
        return { result: 'changed', order: { ...write.order, version: order.version + 1 } };
      isOutOfStock = outcome === 'stock-gone';
    }
    throw new Error('Too many concurrent changes of the order');
  };

  const staffAction = (by: StaffActor): StaffAction => ({ at: epochSeconds(clock()), ...by });

  return {
    place: orderPlacing(table, clock),

    find,

    ...orderLists(table, clock),

    async findSubject(key: ItemKey, subject: string): Promise<StoredOrder | undefined> {
      const order = await load(key);
      return order?.id === subject ? order : undefined;
    },

    /** All orders created on a day in Port Vila, oldest first. */
    async listByDay(date: CalendarDate): Promise<readonly StoredOrder[]> {
      const found: StoredOrder[] = [];
      for await (const item of itemsIn(table, ordersKey(date), { prefix: orderKeyPrefix })) {
        const order = parseOrder(item, clock());
        if (order !== undefined) found.push(order);
      }
      return found.sort((a, b) => a.createdAt - b.createdAt);
    },

    /** Stores the payment page of an order, unless a payment report already did. */
    async recordPaymentPage(order: StoredOrder, session: NonNullable<StoredOrder['session']>): Promise<void> {
      const command = new UpdateCommand({
        TableName: table.name,
        Key: { ...orderKey(referenceOf(order)) },
        ...updateOf({
          set: { session, version: incrementBy(1) },
          remove: ['event'],
          when: [equals('status', 'pending'), isMissing('session')],
        }),
      });
      await retryOnConflict(() => tryWrite(table.client.send(command)));
    },

    /** Releases the bottles of an order that cannot be paid, because no payment page could be opened for it. */
    giveUp: (reference: OrderReference): Promise<OrderOutcome> => change<never>(reference, giveUpWrite),

    /**
     * Applies a payment report; stock moves in the same transaction. Duplicate and unordered reports lead to the same
     * state. An order paid after its bottles were released takes them again, or is refunded if they are sold.
     */
    settle(report: PaymentReport): Promise<ReportOutcome> {
      const reference = parseOrderReference(report.reference);
      if (reference === undefined) return Promise.resolve({ result: 'unknown' });
      return change(
        reference,
        (order, isOutOfStock) => reportProblem(order, report) ?? reportWrite(order, report, isOutOfStock),
      );
    },

    /**
     * Decides to refund a paid order before the provider is called.
     *
     * @param seen the state on which the colleague decided; if the order differs, nothing is changed
     */
    refund: (
      reference: OrderReference,
      reason: NonNullable<StoredOrder['refundReason']>,
      by: StaffActor = {},
      seen?: SeenOrder,
    ): Promise<OrderOutcome> =>
      change<never>(reference, (order) => dueRefundWrite(order, reason, staffAction(by), seen)),

    confirmRefund: (reference: OrderReference): Promise<OrderOutcome> =>
      change<never>(reference, (order) => confirmedRefundWrite(order, epochSeconds(clock()))),

    /** Records that the provider could not make a refund that is due, and will not try again. */
    recordFailedRefund: (reference: OrderReference): Promise<OrderOutcome> =>
      change<never>(reference, (order) => failedRefundWrite(order, epochSeconds(clock()))),

    /** Closes a paid order that was not shipped and whose dispute is lost. */
    close: (reference: OrderReference, by: StaffActor = {}): Promise<OrderOutcome> =>
      change<never>(reference, (order) => closingWrite(order, staffAction(by))),

    ship: (reference: OrderReference, trackingNumber: string, by: StaffActor = {}): Promise<OrderOutcome> =>
      change<never>(reference, (order) => shipmentWrite(order, trackingNumber, staffAction(by))),

    /** Corrects the tracking number of a shipped order. A repeated command changes nothing. */
    renumber: (
      reference: OrderReference,
      trackingNumber: string,
      earlierNumber: string,
      by: StaffActor,
    ): Promise<OrderOutcome> =>
      change<never>(reference, (order) =>
        isRenumbered(order, trackingNumber, by)
          ? undefined
          : renumberWrite(order, trackingNumber, earlierNumber, staffAction(by)),
      ),
  };
}
