import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { booksOf, type OrderForBooks } from './order-books.ts';
import { orderCsv } from './order-csv.ts';
import { products } from './products.ts';

const [yumi, aged] = products.map(({ id }) => id) as [string, string];
/** Noon in Port Vila of a day in November 2026. */
const noon = (day: number): number =>
  Date.parse(`2026-11-${String(day).padStart(2, '0')}T12:00:00+11:00`) / 1000;
const order = (changes: Partial<OrderForBooks> = {}): OrderForBooks => ({
  reference: 'JP261121-7K3Q9XTB4MWE',
  lines: [{ id: yumi, quantity: 2 }],
  subtotalYen: 12_000,
  shippingYen: 2600,
  totalYen: 14_600,
  createdAt: noon(21),
  paidAt: noon(21) + 60,
  paymentIntent: 'pi_1',
  ...changes,
});
const dispute = {
  id: 'du_1',
  status: 'won',
  statusAt: 1,
  reason: 'general',
  yen: 5000,
  openedAt: noon(23),
  withdrawnAt: noon(24),
  reinstatedAt: noon(29),
};
const sums = (orders: readonly OrderForBooks[], month = '2026-11') =>
  booksOf(orders, month).map(({ kind, yen, goodsYen, shippingYen }) => [kind, yen, goodsYen, shippingYen]);

describe('the books of a month', () => {
  it.each<[string, Partial<OrderForBooks>, ReturnType<typeof sums>]>([
    ['paid', {}, [['payment', 14_600, 12_000, 2600]]],
    ['not paid', { paidAt: undefined, totalYen: undefined }, []],
    [
      'refunded',
      { refundedAt: noon(25) },
      [
        ['payment', 14_600, 12_000, 2600],
        ['refund', -14_600, -12_000, -2600],
      ],
    ],
    [
      'refunded before its payment was reported',
      { paidAt: undefined, refundedAt: noon(25) },
      [
        ['payment', 14_600, 12_000, 2600],
        ['refund', -14_600, -12_000, -2600],
      ],
    ],
    [
      'disputed and won',
      { disputes: [dispute] },
      [
        ['payment', 14_600, 12_000, 2600],
        ['withdrawn', -5000, 0, 0],
        ['reinstated', 5000, 0, 0],
      ],
    ],
    [
      'closed after a lost dispute',
      {
        disputes: [{ ...dispute, status: 'lost', yen: 14_600, reinstatedAt: undefined }],
        refundedAt: noon(26),
        disputeAccepted: {},
      },
      [
        ['payment', 14_600, 12_000, 2600],
        ['withdrawn', -14_600, 0, 0],
      ],
    ],
  ])('list the movements of an order that is %s', (_, changes, lines) => {
    expect(sums([order(changes)])).toEqual(lines);
  });

  it('list the movements of one month in Port Vila, the earliest first', () => {
    const lastSecond = Date.parse('2026-11-30T23:59:59+11:00') / 1000;
    const orders = [
      order({ paidAt: lastSecond, refundedAt: lastSecond + 1 }),
      order({ reference: 'JP261101-0000000000AA', paidAt: noon(1) }),
    ];
    expect(booksOf(orders, '2026-11').map(({ at }) => at)).toEqual([noon(1), lastSecond]);
    expect(booksOf(orders, '2026-12').map(({ kind }) => kind)).toEqual(['refund']);
    expect(booksOf(orders, '2026-10')).toEqual([]);
  });

  it('add up, over all months and in the CSV file, to the payments less refunds and sums withdrawn in disputes', () => {
    const someOrder = fc.record({
      paid: fc.boolean(),
      refunded: fc.boolean(),
      disputed: fc.constantFrom<'no' | 'open' | 'won'>('no', 'open', 'won'),
      day: fc.integer({ min: 1, max: 28 }),
      yen: fc.integer({ min: 1000, max: 90_000 }),
    });
    fc.assert(
      fc.property(fc.array(someOrder, { maxLength: 12 }), (sampleOrders) => {
        let expectedYen = 0;
        const orders = sampleOrders.map(({ paid, refunded, disputed, day, yen }) => {
          const isRefunded = paid && refunded;
          const isDisputed = paid && disputed !== 'no';
          if (paid) expectedYen += yen;
          if (isRefunded) expectedYen -= yen;
          if (isDisputed && disputed === 'open') expectedYen -= 700;
          return order({
            subtotalYen: yen - 500,
            shippingYen: 500,
            totalYen: yen,
            createdAt: noon(day),
            paidAt: paid ? noon(day) : undefined,
            ...(isRefunded && { refundedAt: noon(day) + 40 * 86_400 }),
            ...(isDisputed && {
              disputes: [
                {
                  ...dispute,
                  yen: 700,
                  withdrawnAt: noon(day) + 86_400,
                  reinstatedAt: disputed === 'won' ? noon(day) + 70 * 86_400 : undefined,
                },
              ],
            }),
          });
        });
        const months = ['2026-11', '2026-12', '2027-01', '2027-02'];
        const lines = months.flatMap((month) => booksOf(orders, month));
        expect(lines.reduce((sum, { yen }) => sum + yen, 0)).toBe(expectedYen);
        const [head = '', ...rows] = orderCsv(lines).trimEnd().split('\r\n');
        const column = head.split(',').indexOf('total (yen)');
        expect(rows.reduce((sum, row) => sum + Number(row.split(',')[column]), 0)).toBe(expectedYen);
      }),
    );
  });
});

it('the CSV file of the books has a row for each movement, with bottles and ids but without names', () => {
  const books = booksOf(
    [
      order({
        lines: [
          { id: yumi, quantity: 2 },
          { id: aged, quantity: 1 },
        ],
        disputes: [dispute],
      }),
    ],
    '2026-11',
  );
  expect(orderCsv(books).trimEnd().split('\r\n')).toEqual([
    '\ufeffdate,time (Port Vila),what,order,bottles of Yumi,bottles of Aged,bottles of Lost Time,goods (yen),shipping (yen),total (yen),Stripe payment,dispute',
    '2026-11-21,12:01 PM,payment,JP261121-7K3Q9XTB4MWE,2,1,,12000,2600,14600,pi_1,',
    '2026-11-24,12:00 PM,taken by the bank (dispute),JP261121-7K3Q9XTB4MWE,,,,0,0,-5000,pi_1,du_1',
    '2026-11-29,12:00 PM,given back by the bank (dispute),JP261121-7K3Q9XTB4MWE,,,,0,0,5000,pi_1,du_1',
  ]);
});
