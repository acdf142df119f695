import { contractOf } from '../contract.ts';
import { Done } from '../fields.ts';
import { cancelBooking } from './cancel-booking.ts';
import { OperatorHeaders } from './operator-booking.ts';

/**
 * DELETE /api/operator-bookings: cancels one of the operator's bookings; any other is refused as `not-found`.
 * Idempotent. Refused as `too-late` after the start, as `checked-in` once the guests have arrived or paid, and as
 * `too-many` over the operator's hourly limit of cancellations.
 */
export const cancelOperatorBooking = contractOf('cancelOperatorBooking', {
  summary: 'Cancel a booking made by the operator',
  headers: OperatorHeaders,
  query: cancelBooking.query,
  reply: { status: 200, schema: Done },
  problems: ['unauthorized', 'not-found', 'too-late', 'checked-in', 'too-many'],
});
