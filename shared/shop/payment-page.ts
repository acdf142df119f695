/** Minutes for which a payment page is open and holds its bottles. */
export const paymentPageMinutes = 30;
