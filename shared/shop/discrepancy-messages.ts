/** A count of the stock that disagrees with the orders. */
export const discrepancyMessages = {
  held: (name: string, inStock: number, inOrders: number) =>
    `${name}: ${inStock} reserved in the stock, ${inOrders} in orders.`,
  sold: (name: string, inStock: number, inOrders: number) =>
    `${name}: ${inStock} sold in the stock, ${inOrders} in orders.`,
} as const;
