import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { orderLines, parcelOf } from '#shared/shop/basket.ts';
import { orderReference } from '#shared/shop/order-reference.ts';
import type { Address, PaymentReport } from '#shared/shop/payment-report.ts';
import { products } from '#shared/shop/products.ts';
import { shippingChoices } from '#shared/shop/shipping.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { Table } from '../table/table.ts';
import { orderId, type StoredOrder } from './order-item.ts';
import { type StoredStock, stockKey, stockStore } from './stock.ts';

export const [yumi, aged, lostTime] = products.map(({ id }) => id) as [string, string, string];

/** Stocks each product with sellable bottles, none held or sold. */
export async function putBottles(table: Table, bottles: Readonly<Record<string, number>>): Promise<void> {
  for (const [productId, quantity] of Object.entries(bottles)) {
    const counts = { quantity, held: 0, sold: 0, lastUpdated: '2026-11-20T00:00:00.000Z' };
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { ...stockKey(productId), productId, ...counts } }),
    );
  }
}

/** Sellable, held and sold bottles by product. */
export async function bottlesOf(table: Table): Promise<Record<string, [number, number, number]>> {
  const counts = ({ quantity, held, sold }: StoredStock): [number, number, number] => [quantity, held, sold];
  return Object.fromEntries((await stockStore(table).list()).map((one) => [one.productId, counts(one)]));
}

let orderCount = 0;

/** A new order as the endpoint builds it: by default one bottle of Yumi to Tokyo on Saturday 21 November 2026. */
export function newOrderOf(
  changes: Partial<Pick<StoredOrder, 'fingerprint' | 'email'>> & {
    bottles?: Readonly<Record<string, number>>;
    zone?: StoredOrder['zone'] | null;
    date?: string;
    secretSuffix?: number;
  } = {},
): StoredOrder {
  orderCount += 1;
  const number = changes.secretSuffix ?? orderCount;
  const digits = Uint8Array.from({ length: 12 }, (_, index) =>
    index < 6 ? (number >> (index * 4)) & 15 : 0,
  );
  const reference = orderReference(calendarDateFrom(changes.date ?? '2026-11-21'), digits);
  const items = Object.entries(changes.bottles ?? { [yumi]: 1 }).map(([id, quantity]) => ({ id, quantity }));
  const lines = [...orderLines(items)];
  const zone = changes.zone === null ? undefined : (changes.zone ?? 'mainland');
  const parcel = parcelOf(lines);
  const choices = shippingChoices(parcel, zone);
  return {
    id: orderId(reference.secretSuffix),
    reference: reference.text,
    status: 'pending',
    stock: 'held',
    lines,
    email: changes.email ?? 'hanako.sample@example.com',
    ...(zone && { zone }),
    subtotalYen: parcel.subtotalYen,
    shippingChoices: [...choices],
    ...(choices.length === 1 && {
      shippingYen: choices[0].yen,
      totalYen: parcel.subtotalYen + choices[0].yen,
    }),
    addressMismatch: false,
    createdAt: Date.parse('2026-11-21T10:00:00+11:00') / 1000,
    fingerprint: changes.fingerprint ?? 'sample',
    version: 0,
  };
}

export const sampleAddress: Address = {
  name: '見本 花子',
  phone: '+81312345678',
  postalCode: '100-0001',
  state: '東京都',
  city: '千代田区',
  line1: '千代田1-1',
  line2: '',
};

export const reportOf = (
  order: StoredOrder,
  status: PaymentReport['status'],
  changes: Partial<PaymentReport> = {},
): PaymentReport => ({
  reference: order.reference,
  status,
  at: order.createdAt + 60,
  ...(status !== 'refunded' && {
    session: { id: `cs_${order.id}`, expiresAt: order.createdAt + 1860 },
    shippingAmount: order.shippingYen ?? order.shippingChoices[0]?.yen,
  }),
  paymentIntent: status === 'expired' ? undefined : `pi_${order.id}`,
  amount: order.totalYen ?? order.subtotalYen + (order.shippingChoices[0]?.yen ?? 0),
  currency: 'jpy',
  shipTo: status === 'paid' || status === 'awaiting' ? sampleAddress : undefined,
  ...changes,
});
