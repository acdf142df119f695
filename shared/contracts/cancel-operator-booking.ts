import { cancelBooking } from './cancel-booking.ts';
import { contract } from './contract.ts';
import { endpoints } from './endpoints.ts';
import { Done } from './fields.ts';
import { OperatorHeaders } from './operator-booking.ts';

/**
 * DELETE /api/operator-bookings: cancels one of the operator's own bookings; any other is `not-found`. Idempotent.
 * `too-late` after the start, `checked-in` once the guests have arrived or paid.
 */
export const cancelOperatorBooking = contract({
  name: 'cancel-operator-booking',
  summary: 'Cancel a booking that an operator has made',
  ...endpoints.cancelOperatorBooking,
  headers: OperatorHeaders,
  query: cancelBooking.query,
  reply: { status: 200, schema: Done },
  problems: ['unauthorized', 'not-found', 'too-late', 'checked-in'],
});
