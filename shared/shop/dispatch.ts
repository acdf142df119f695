/** When an order leaves the house, and how long it then takes (specification §2, §9). */
export const dispatchHours = 48;
export const deliveryBusinessDays = { fewest: 3, most: 5 } as const;

/** Days from arrival within which defects are reported and bottles sent back (specification §9). */
export const returnDays = 10;
