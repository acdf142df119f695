import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actorOf, type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import { newOrderOf, putBottles, reportOf, yumi } from '#functions/stores/orders/stocked-shop.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { setStock } from '#functions/use-cases/stock/set-stock.ts';
import { correctStock as contract } from '#shared/contracts/office/correct-stock.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { correctStock } from './correct-stock.ts';

const clock = () => new Date('2026-11-24T10:00:00+11:00');
const table = testTable();
const log = testLog();
const stock = () => stockStore(table, clock);

const team = [
  { id: 'ana', name: 'Ana Kal', role: 'floor' },
  { id: 'mia', name: 'Mia Vira', role: 'manager' },
  { id: 'noa', name: 'Noa Tari', role: 'manager' },
] as const;
const people = { list: async () => team.map((person) => ({ ...person, invitedAt: 0 })) };

beforeEach(() => putBottles(table, { [yumi]: 24 }));

const body = { productId: yumi, seen: { corrections: 0, inHouse: 24 }, reason: 'broken', bottles: 1 };
const correct = (
  changes: object = {},
  by: (typeof team)[number]['id'] = 'mia',
  isSteppedUp = true,
): Promise<CallResult> => {
  const person = team.find(({ id }) => id === by) ?? team[0];
  const useCase = correctStock({ stock: stock(), people, clock });
  return callerAs(
    actorOf(person, `device-of-${by}`),
    contract,
    useCase,
    isSteppedUp,
  )({
    json: { commandId: commandId(), ...body, ...changes },
  });
};
const readBottles = async () => {
  const { quantity = -1, held, sold } = (await stock().find(yumi)) ?? {};
  return [quantity, held, sold];
};

describe('a correction of the stock', () => {
  it('removes broken bottles, and stores colleague, reason and the bottles left', async () => {
    const { status, json } = await correct({ note: ' Fell off the shelf ' });
    expect(status).toBe(200);
    expect(json.stock).toMatchObject({
      productId: yumi,
      name: 'Yumi',
      available: 23,
      held: 0,
      sold: 0,
      corrections: 1,
    });
    expect(json.correction).toMatchObject({
      name: 'Yumi',
      reason: 'broken',
      change: -1,
      available: 23,
      note: 'Fell off the shelf',
      by: 'mia',
    });
    expect(await readBottles()).toEqual([23, 0, 0]);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'stock.corrected', productId: yumi, reason: 'broken', change: -1 }),
    );
    expect(log.text()).not.toMatch(/shelf|Mia/);
  });

  it('leaves held and sold bottles unchanged', async () => {
    const orders = orderStore(table, clock);
    const [paidOrder, openOrder] = [
      newOrderOf({ bottles: { [yumi]: 2 } }),
      newOrderOf({ bottles: { [yumi]: 3 } }),
    ];
    for (const order of [paidOrder, openOrder]) await orders.place(order);
    await orders.settle(reportOf(paidOrder, 'paid'));
    const seen = { corrections: 0, inHouse: 22 };
    expect((await correct({ reason: 'stocktake', bottles: 21, seen })).json.correction.change).toBe(-1);
    expect(await readBottles()).toEqual([18, 3, 2]);
  });

  it('is made once if its command is repeated, even at the same time', async () => {
    const id = commandId();
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => correct({ commandId: id, reason: 'delivery', bottles: 12 })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await readBottles()).toEqual([36, 0, 0]);
    const repeatedReply = await correct({ commandId: id, reason: 'delivery', bottles: 12 });
    expect(repeatedReply.json.correction).toEqual(responses[0]?.json.correction);
    expect(await stock().corrections(10)).toHaveLength(1);
  });

  it.each([1, 2, 3])(
    'by two managers at once is made once, and the second is refused with name and correction of the first (round %i)',
    async () => {
      const responses = await Promise.all([
        correct({ reason: 'delivery', bottles: 12 }, 'mia'),
        correct({ reason: 'delivery', bottles: 12 }, 'noa'),
      ]);
      const refused = responses.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.json).toMatchObject({ kind: 'stock-changed' });
      const winner = responses[0]?.status === 200 ? 'Mia Vira' : 'Noa Tari';
      expect(refused[0]?.json.message).toContain(
        `${winner} has changed the number of these bottles meanwhile: Delivery, +12.`,
      );
      expect(await readBottles()).toEqual([36, 0, 0]);
    },
  );

  it('is refused if the quantity was set on the inventory page meanwhile, and the message names that page', async () => {
    await setStock({ stock: stock(), clock }, { productId: yumi, name: 'Yumi', quantity: 30 });
    expect((await correct()).json.message).toContain('Set on the inventory page, +6');
    expect((await correct({ seen: { corrections: 1, inHouse: 30 } })).status).toBe(200);
  });

  it.each([
    [{ bottles: 25 }, 'Only 24 can be sold'],
    [{ reason: 'stocktake', bottles: 20, seen: { corrections: 0, inHouse: 20 } }, 'there should be 24 now'],
    [{ reason: 'delivery', bottles: 1_000_000 }, 'more than we can count'],
  ])('that contradicts the stock is refused: %j', async (changes, expectedText) => {
    const { status, json } = await correct(changes);
    expect([status, json.kind]).toEqual([409, 'stock-changed']);
    expect(json.message).toContain(expectedText);
    expect(await readBottles()).toEqual([24, 0, 0]);
  });

  it('is possible for a product of the shop that was never counted', async () => {
    const first = {
      productId: '2000000700014',
      reason: 'stocktake',
      bottles: 6,
      seen: { corrections: 0, inHouse: 0 },
    };
    expect((await correct(first)).json.stock).toMatchObject({ name: 'Aged', abv: 40, available: 6 });
  });

  it.each([
    { reason: 'lost' },
    { bottles: 0 },
    { bottles: -1 },
    { bottles: 1.5 },
    { reason: 'other', note: ' ' },
    { productId: '' },
    { commandId: 'x' },
    { seen: 3 },
  ])('that is invalid is refused: %j', async (changes) => {
    expect(await correct(changes)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
    expect(await readBottles()).toEqual([24, 0, 0]);
  });

  it('needs a manager who has just used a passkey', async () => {
    expect(await correct({}, 'ana')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
    expect(await correct({}, 'mia', false)).toMatchObject({ status: 403, json: { kind: 'step-up' } });
    expect(await readBottles()).toEqual([24, 0, 0]);
  });
});

it('the handler of correct-stock needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager', true);
  const json = { commandId: commandId(), ...body };
  const response = await callHandler(contract, handler, { cookies: [eve.cookie], json });
  expect(response.json).toMatchObject({ success: true, stock: { available: 23 } });
});
