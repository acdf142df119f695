import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type ProductKey, products } from '#shared/shop/products.ts';
import { localStack } from '#tools/staff-cli/connection/local-stack.ts';
import { test as base } from './journey.ts';

/** Bottles of a rum, by state. */
export interface Bottles {
  quantity: number;
  held: number;
  sold: number;
}

/** Stock that the shop tests buy from. */
export interface ShopStock {
  bottlesOf(key: ProductKey): Promise<Bottles>;
  /** Sets the sellable stock of a rum. */
  setQuantity(key: ProductKey, quantity: number): Promise<void>;
}

const fullQuantity = 24;

/** Lock that keeps shop tests from running at the same time: `test.describe.configure({ lock: stockLock })`. */
export const stockLock = 'the stock of the shop';

/** A shop test with full stock. */
export const shopTest = base.extend<{ shopStock: ShopStock }>({
  shopStock: [
    async ({ site }, use) => {
      const shopStock = await openShopStock(site);
      for (const { key } of products) await shopStock.setQuantity(key, fullQuantity);
      await use(shopStock);
    },
    { auto: true },
  ],
});

async function openShopStock(url: string): Promise<ShopStock> {
  const { table, clock } = await localStack(url);
  const keyOf = (key: ProductKey) => ({
    pk: 'INVENTORY',
    sk: `PRODUCT#${products.find((product) => product.key === key)?.id}`,
  });
  const read = async (key: ProductKey) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keyOf(key), ConsistentRead: true }),
    );
    return Item as Bottles;
  };
  return {
    async bottlesOf(key) {
      const { quantity, held, sold } = await read(key);
      return { quantity, held, sold };
    },
    async setQuantity(key, quantity) {
      const Item = { ...(await read(key)), quantity, held: 0, sold: 0, lastUpdated: clock().toISOString() };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    },
  };
}
