import { BatchWriteCommand, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Harness } from '#tools/resilience/harness/harness.ts';

/** Bottles of the three rums, by their key in the tests. */
export interface Bottles {
  yumi: number;
  aged: number;
  lostTime: number;
}

/** Repeats the product's prices, to catch an accidental change. */
export const rums = {
  yumi: { id: '2000000600017', priceYen: 6000 },
  aged: { id: '2000000700014', priceYen: 7000 },
  lostTime: { id: '2000000800011', priceYen: 8000 },
} as const;

export type RumKey = keyof typeof rums;
export const rumKeys = Object.keys(rums) as RumKey[];

/** A product's stored item, read without the stores under test. */
interface StockItem {
  readonly productId: string;
  readonly quantity: number;
  readonly held: number;
  readonly sold: number;
}

/** The fields of a stored order that the tests read. */
export interface OrderItem {
  readonly pk: string;
  readonly sk: string;
  readonly reference: string;
  readonly status: string;
  readonly stock: 'held' | 'sold' | 'none';
  readonly lines: readonly { id: string; priceYen: number; quantity: number }[];
  readonly email: string;
  readonly totalYen?: number;
  readonly refundedAt?: number;
  readonly addressMismatch: boolean;
  readonly paymentIntent?: string;
  readonly shipped?: { trackingNumber: string };
  readonly session?: { id: string };
}

const tableOf = (harness: Harness): string => harness.localStack.tables[0]?.name ?? '';

async function readStockItems(harness: Harness): Promise<StockItem[]> {
  const { Items = [] } = await harness.localStack.documents.send(
    new QueryCommand({
      TableName: tableOf(harness),
      // The partition also holds the history of corrections.
      KeyConditionExpression: 'pk = :inventory AND begins_with(sk, :product)',
      ExpressionAttributeValues: { ':inventory': 'INVENTORY', ':product': 'PRODUCT#' },
      ConsistentRead: true,
    }),
  );
  return Items as StockItem[];
}

export const readOrderItems = async (harness: Harness): Promise<OrderItem[]> =>
  (await readOrdersAndEntries(harness)).filter(({ pk }) => /^ORDERS#\d{4}-/.test(pk));

/** Reads orders and their list entries. */
async function readOrdersAndEntries(harness: Harness): Promise<OrderItem[]> {
  const orders: OrderItem[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await harness.localStack.documents.send(
      new ScanCommand({
        TableName: tableOf(harness),
        FilterExpression: 'begins_with(pk, :orders)',
        ExpressionAttributeValues: { ':orders': 'ORDERS#' },
        ConsistentRead: true,
        ...(startKey && { ExclusiveStartKey: startKey }),
      }),
    );
    orders.push(...(Items as OrderItem[]));
    startKey = LastEvaluatedKey;
  } while (startKey !== undefined);
  return orders;
}

/** Finds the order of a Stripe session. */
export async function findOrder(harness: Harness, sessionId: string): Promise<OrderItem | undefined> {
  const reference = harness.localStack.stripe.books.sessions[sessionId]?.session.client_reference_id;
  return (await readOrderItems(harness)).find((order) => order.reference === reference);
}

export async function putOrder(harness: Harness, order: OrderItem): Promise<void> {
  await harness.localStack.documents.send(new PutCommand({ TableName: tableOf(harness), Item: order }));
}

export async function removeOrders(harness: Harness, orders: readonly OrderItem[]): Promise<void> {
  for (let first = 0; first < orders.length; first += 25) {
    const RequestItems = {
      [tableOf(harness)]: orders
        .slice(first, first + 25)
        .map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
    };
    await harness.localStack.documents.send(new BatchWriteCommand({ RequestItems }));
  }
}

/** Clears the shop with its payments and orders, and opens one with these bottles. */
export async function openShop(harness: Harness, bottles: Partial<Bottles>): Promise<BottleStock> {
  const { stripe, documents, clock } = harness.localStack;
  harness.break([]);
  stripe.expiresLate = false;
  stripe.webhooks.set({ mode: 'lose', copies: 1, delayMs: 0, retryMs: [100] });
  for (const { session } of Object.values(stripe.books.sessions)) {
    if (session.status === 'open') stripe.settle(session.id, 'expired');
  }
  await removeOrders(harness, await readOrdersAndEntries(harness));
  const total: Bottles = { yumi: 0, aged: 0, lostTime: 0, ...bottles };
  for (const key of rumKeys) {
    const Item = {
      pk: 'INVENTORY',
      sk: `PRODUCT#${rums[key].id}`,
      productId: rums[key].id,
      name: key,
      abv: 40,
      quantity: total[key],
      held: 0,
      sold: 0,
      lastUpdated: clock.now().toISOString(),
    };
    await documents.send(new PutCommand({ TableName: tableOf(harness), Item }));
  }
  stripe.webhooks.set({ mode: 'deliver' });
  return bottleStockOf(harness, total);
}

/** The bottles of a shop: each is available, held or sold. */
export interface BottleStock {
  /** Inconsistencies at any time: a bottle too many or too few. */
  problems(): Promise<string[]>;
  /** Inconsistencies when idle: bottles held and sold must match the orders. */
  problemsAtRest(): Promise<string[]>;
  /** Bottles of one rum by state. */
  count(key: RumKey): Promise<Record<'free' | 'held' | 'sold', number>>;
  /** Checks continuously during the work; returns the problems and the number of checks. */
  observeDuring<T>(work: () => Promise<T>): Promise<{ result: T; problems: string[]; observations: number }>;
}

function bottleStockOf(harness: Harness, total: Bottles): BottleStock {
  const problems = async (): Promise<string[]> => {
    const items = await readStockItems(harness);
    return rumKeys.flatMap((key) => {
      const item = items.find(({ productId }) => productId === rums[key].id);
      const { quantity = 0, held = 0, sold = 0 } = item ?? {};
      const problem = `${key}: ${quantity} available, ${held} held, ${sold} sold, of ${total[key]}`;
      const isConsistent = quantity + held + sold === total[key] && Math.min(quantity, held, sold) >= 0;
      return isConsistent ? [] : [problem];
    });
  };
  const bottlesOf = (orders: readonly OrderItem[], id: string): number =>
    orders
      .flatMap(({ lines }) => lines)
      .filter((line) => line.id === id)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    problems,
    problemsAtRest: async () => {
      const [items, orders] = await Promise.all([readStockItems(harness), readOrderItems(harness)]);
      const differences = items.flatMap(({ productId, ...counts }) =>
        (['held', 'sold'] as const).flatMap((state) => {
          const orderedCount = bottlesOf(
            orders.filter(({ stock }) => stock === state),
            productId,
          );
          return counts[state] === orderedCount
            ? []
            : [`${counts[state]} bottles of ${productId} are ${state}; the orders have ${orderedCount}`];
        }),
      );
      return [...(await problems()), ...differences];
    },
    count: async (key) => {
      const item = (await readStockItems(harness)).find(({ productId }) => productId === rums[key].id);
      return { free: item?.quantity ?? 0, held: item?.held ?? 0, sold: item?.sold ?? 0 };
    },
    observeDuring: async (work) => {
      const foundProblems = new Set<string>();
      let observations = 0;
      let isFinished = false;
      const observe = async (): Promise<void> => {
        while (!isFinished) {
          for (const problem of await problems()) foundProblems.add(problem);
          observations += 1;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      };
      const observation = observe();
      const result = await work().finally(() => {
        isFinished = true;
      });
      await observation;
      return { result, problems: [...foundProblems], observations };
    },
  };
}
