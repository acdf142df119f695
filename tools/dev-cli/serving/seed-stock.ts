import { products } from '#shared/shop/products.ts';

/** Initial bottles of each rum on the local stack. */
const firstBottles = 24;

/** Inventory items of a shop without any. */
export const seedStock = (now: Date): Record<string, unknown>[] =>
  products.map(({ id, name, abv }) => ({
    pk: 'INVENTORY',
    sk: `PRODUCT#${id}`,
    productId: id,
    name: name.en,
    abv,
    quantity: firstBottles,
    held: 0,
    sold: 0,
    lastUpdated: now.toISOString(),
  }));
