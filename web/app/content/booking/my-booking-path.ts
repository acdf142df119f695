/** The booking's page without a reference: asks for it. */
export const myBookingPath = '/tours/confirmed';
