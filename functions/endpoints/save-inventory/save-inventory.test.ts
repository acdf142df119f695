import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { stockStore, stockWrite } from '#functions/stores/orders/stock.ts';
import { type ObservedTable, testTable } from '#functions/stores/table/table-content.testing.ts';
import { saveInventory as contract } from '#shared/contracts/guests/save-inventory.ts';
import { saveInventory } from './save-inventory.ts';

const now = new Date('2026-11-24T10:00:00+11:00');
const yumi = { productId: '2000000600017', name: 'Yumi', abv: 40, quantity: 24 };
const savedReply = { status: 200, json: { success: true } };
const clock = () => now;
const table = testTable();
/** The products, without the history of corrections. */
const storedProducts = async () =>
  (await table.items()).filter(({ sk }) => String(sk).startsWith('PRODUCT#'));

testLog();

const put = (json: unknown) =>
  caller(contract, saveInventory({ stock: stockStore(table, clock), clock }))({ json });

const moveBottles = (movement: 'hold' | 'sell' | 'release', quantity: number) =>
  table.client.send(
    new TransactWriteCommand({
      TransactItems: [stockWrite(table, movement, { id: yumi.productId, quantity }, now)],
    }),
  );

/** A client that sends each write twice, as the SDK does after a lost response. */
function clientSendingTwice({ settings }: ObservedTable): DynamoDBDocumentClient {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(settings));
  client.middlewareStack.add(
    (next) => async (args) => {
      await next(args);
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  return client;
}

describe('a quantity saved on the inventory page', () => {
  it('creates a product with nothing held or sold', async () => {
    expect(await put(yumi)).toMatchObject(savedReply);
    expect(await storedProducts()).toEqual([
      {
        pk: 'INVENTORY',
        sk: 'PRODUCT#2000000600017',
        ...yumi,
        held: 0,
        sold: 0,
        corrections: 1,
        lastUpdated: now.toISOString(),
      },
    ]);
  });

  it('sets the sellable quantity and leaves held and sold bottles unchanged', async () => {
    await put(yumi);
    await moveBottles('hold', 5);
    await moveBottles('sell', 2);
    expect(await put({ ...yumi, quantity: 30 })).toMatchObject(savedReply);
    expect(await storedProducts()).toMatchObject([{ quantity: 30, held: 3, sold: 2 }]);
    await moveBottles('release', 3);
    expect(await storedProducts()).toMatchObject([{ quantity: 33, held: 0, sold: 2 }]);
  });

  it('is refused when the stock has changed since the page read it, and accepted once the stock has that quantity again', async () => {
    await put(yumi);
    await moveBottles('hold', 2);
    const correction = { ...yumi, abv: 42.5, expectedQuantity: 24 };
    expect(await put(correction)).toMatchObject({
      status: 409,
      json: { kind: 'stock-changed', error: expect.stringContaining('22 can be sold now') },
    });
    expect(await storedProducts()).toMatchObject([{ quantity: 22, held: 2, abv: 40 }]);
    await moveBottles('release', 2);
    expect(await put(correction)).toMatchObject(savedReply);
    expect(await storedProducts()).toMatchObject([{ quantity: 24, held: 0, abv: 42.5 }]);
  });

  it('is applied without a conflict if the write is repeated after the table’s response was lost', async () => {
    await put(yumi);
    const client = clientSendingTwice(table);
    const stock = stockStore({ ...table, client }, clock);
    const json = { ...yumi, quantity: 20, expectedQuantity: 24 };
    expect(await caller(contract, saveInventory({ stock, clock }))({ json })).toMatchObject(savedReply);
    expect(await storedProducts()).toMatchObject([{ quantity: 20 }]);
  });

  it.each([undefined, '', null])(
    'without ABV (%j) clears the ABV, and without a name is stored with the product id as name',
    async (abv) => {
      await put(yumi);
      const { productId, quantity } = yumi;
      expect(await put({ productId, quantity, abv })).toMatchObject(savedReply);
      const [item] = await storedProducts();
      expect(item).toMatchObject({ name: productId });
      expect(item).not.toHaveProperty('abv');
    },
  );

  it('is stored without other fields of the request, such as held and sold bottles', async () => {
    await put({ ...yumi, held: 7, sold: -3, event: { id: 'x' }, lastUpdated: 'never' });
    const [item] = await storedProducts();
    expect(item).toMatchObject({ held: 0, sold: 0, lastUpdated: now.toISOString() });
    expect(item).not.toHaveProperty('event');
  });

  it.each([
    ['productId', '', /^Please enter the product ID/],
    ['productId', undefined, /^Please enter the product ID/],
    ['productId', 'a\nb', /can be seen/],
    ['name', 'x'.repeat(121), /^Please shorten the name/],
    ['abv', -1, /ABV/],
    ['abv', 100.1, /ABV/],
    ['abv', '40', /ABV/],
    ['abv', 40.25, /ABV/],
    ['quantity', -1, /quantity/],
    ['quantity', 1.5, /quantity/],
    ['quantity', '24', /quantity/],
    ['quantity', undefined, /quantity/],
  ])('with the %s %j is refused', async (field, value, expectedText) => {
    const response = await put({ ...yumi, [field]: value });
    expect(response).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
    expect(response.json.error).toMatch(expectedText);
    expect(await storedProducts()).toEqual([]);
  });
});

it('the handler of save-inventory needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  expect(await call({ json: yumi })).toMatchObject(savedReply);
  expect(await storedProducts()).toMatchObject([yumi]);
});
