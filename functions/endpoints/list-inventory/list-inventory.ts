import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { StockStore } from '#functions/stores/orders/stock.ts';
import type { listInventory as contract } from '#shared/contracts/guests/list-inventory.ts';
import { productById } from '#shared/shop/products.ts';

interface Deps {
  readonly stock: Pick<StockStore, 'list'>;
}

/** Returns the sellable stock by product id. An unnamed product is listed under its id. */
export const listInventory =
  ({ stock }: Deps): UseCase<typeof contract> =>
  async () => ({
    success: true,
    inventory: (await stock.list()).map(({ productId, name, abv, quantity, lastUpdated }) => {
      const product = productById(productId);
      return {
        productId,
        name: name || product?.name.en || productId,
        abv: abv ?? product?.abv,
        quantity,
        lastUpdated,
      };
    }),
  });
