import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { type SetStockDeps, setStock } from '#functions/use-cases/stock/set-stock.ts';
import type { saveInventory as contract } from '#shared/contracts/guests/save-inventory.ts';

/** Corrects the sellable quantity of a product. An unnamed product is listed under its id. */
export const saveInventory =
  (deps: SetStockDeps): UseCase<typeof contract> =>
  async ({ body: { productId, name, abv, quantity, expectedQuantity } }) => {
    const correction = { productId, name: name || productId, quantity, ...(abv !== undefined && { abv }) };
    const outcome = await setStock(deps, correction, expectedQuantity);
    if (outcome.result === 'changed-meanwhile') {
      const message = `Bottles have moved meanwhile: ${outcome.quantity} can be sold now. Refresh, then correct it again.`;
      throw new Refused({ kind: 'stock-changed', message });
    }
    return { success: true, message: 'Inventory updated successfully!' };
  };
