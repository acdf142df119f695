/** The booking page without a reference, which asks for one. */
export const myBookingPath = '/tours/confirmed';
