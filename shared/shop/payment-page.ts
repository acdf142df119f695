/** Minutes for which a payment page is open and its bottles are on hold. */
export const paymentPageMinutes = 30;
