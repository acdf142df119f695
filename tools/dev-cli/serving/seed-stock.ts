import { products } from '../../../shared/shop/products.ts';

/** Bottles of each rum that the shop begins with on this machine. */
const firstBottles = 24;

/** Stock of a shop that has never had any, as inventory items. */
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
