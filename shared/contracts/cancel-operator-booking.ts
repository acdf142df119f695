import { cancelBooking } from './cancel-booking.ts';
import { contract } from './contract.ts';
import { endpoints } from './endpoints.ts';
import { Done } from './fields.ts';
import { OperatorHeaders } from './operator-booking.ts';

/**
 * DELETE /api/operator-bookings: an operator cancels a booking of their own; any other is `not-found`. Cancelling twice
 * is a success that frees nothing; after the start it is `too-late`.
 */
export const cancelOperatorBooking = contract({
  name: 'cancel-operator-booking',
  summary: 'Cancel a booking that an operator has made',
  ...endpoints.cancelOperatorBooking,
  headers: OperatorHeaders,
  query: cancelBooking.query,
  reply: { status: 200, schema: Done },
  problems: ['unauthorized', 'not-found', 'too-late'],
});
