import type { StoredCorrection, StoredStock } from '#functions/stores/orders/stock.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { Correction, StockLine } from '#shared/contracts/office/stock.ts';
import { productById, products } from '#shared/shop/products.ts';
import { nameOfStock } from './stock-against-orders.ts';

/** The bottles of a product, as managers see them. */
export function stockLine(stored: StoredStock): StockLine {
  const { productId, quantity, held, sold, corrections, lastUpdated } = stored;
  const abv = stored.abv ?? productById(productId)?.abv;
  return {
    productId,
    name: nameOfStock(stored),
    ...(abv !== undefined && { abv }),
    available: quantity,
    held,
    sold,
    corrections,
    lastAt: epochSeconds(new Date(lastUpdated)),
  };
}

/** All products of the shop, counted or not, followed by other stored products. */
export function stockLines(stock: readonly StoredStock[]): StockLine[] {
  const shopLines = products.map(({ id, name, abv }) => {
    const stored = stock.find(({ productId }) => productId === id);
    const emptyStock = { available: 0, held: 0, sold: 0, corrections: 0 };
    return stored ? stockLine(stored) : { productId: id, name: name.en, abv, ...emptyStock };
  });
  const others = stock.filter(({ productId }) => productById(productId) === undefined);
  return [...shopLines, ...others.map(stockLine)];
}

export const correctionReply = (correction: StoredCorrection, stock: readonly StoredStock[]): Correction => {
  const stored = stock.find(({ productId }) => productId === correction.productId);
  return { ...correction, name: nameOfStock(stored ?? { productId: correction.productId, name: undefined }) };
};
