import * as z from 'zod/mini';
import { chargingModels } from '../../operators/operator-request.ts';
import { Booking, OriginalBooking } from './booking.ts';

/** A booking as returned to its operator, without the guest's email address, which the guest may have changed. */
export const OperatorBooking = z.extend(z.omit(Booking, { email: true, sequence: true, operator: true }), {
  /** Charging model agreed at booking time. */
  chargingModel: z.enum(chargingModels),
  /** The booking as the operator made it: guests pay for the seats they added. */
  booked: z.optional(OriginalBooking),
  /** Amount put on the operator's account at the door, in whole vatu; absent when none was. */
  onAccountVuv: z.optional(z.int()),
  /** The guest has a separate link. The operator's reference can cancel the booking, but opens no ticket. */
  isGuestsOwn: z.optional(z.boolean()),
});
export type OperatorBooking = z.infer<typeof OperatorBooking>;

/** The key of the operator's link. A call without a valid key is `unauthorized`. */
export const operatorKeyHeader = { 'operator-key': z.optional(z.string()) };

export const OperatorHeaders = z.object(operatorKeyHeader);
