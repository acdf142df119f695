import { products } from '#shared/shop/products.ts';

/** Bottles of each rum in a new local shop. */
const initialBottles = 24;

/** Inventory items of a new shop. */
export const seedStock = (now: Date): Record<string, unknown>[] =>
  products.map(({ id, name, abv }) => ({
    pk: 'INVENTORY',
    sk: `PRODUCT#${id}`,
    productId: id,
    name: name.en,
    abv,
    quantity: initialBottles,
    held: 0,
    sold: 0,
    lastUpdated: now.toISOString(),
  }));
