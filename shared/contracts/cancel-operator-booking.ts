import { cancelBooking } from './cancel-booking.ts';
import { contract } from './contract.ts';
import { Done } from './fields.ts';
import { OperatorHeaders } from './operator-booking.ts';

/**
 * DELETE /api/operator-bookings: cancels one of the operator's own bookings; any other is `not-found`. Idempotent.
 * `too-late` after the start.
 */
export const cancelOperatorBooking = contract({
  name: 'cancel-operator-booking',
  summary: 'Cancel a booking that an operator has made',
  method: 'DELETE',
  path: '/api/operator-bookings',
  headers: OperatorHeaders,
  query: cancelBooking.query,
  reply: { status: 200, schema: Done },
  problems: ['unauthorized', 'not-found', 'too-late'],
});
