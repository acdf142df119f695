/** Maximum hours until an order is shipped, and its time in transit (specification §2, §9). */
export const dispatchHours = 48;
export const deliveryBusinessDays = { min: 3, max: 5 } as const;

/** Days after arrival for reporting defects and returning bottles (specification §9). */
export const returnDays = 10;
