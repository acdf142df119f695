import * as z from 'zod/mini';
import { chargingModels } from '../operators/operator-request.ts';
import { Booking, OperatorBooked } from './booking.ts';

/**
 * A booking as its operator reads it back: all but the guest's address, which is the guest's own and may have been
 * changed by them since.
 */
export const OperatorBooking = z.extend(z.omit(Booking, { email: true, sequence: true, operator: true }), {
  /** As agreed when it was booked. */
  chargingModel: z.enum(chargingModels),
  /** As the operator booked it: what guests have made more of it is theirs to pay. */
  booked: z.optional(OperatorBooked),
  /** The guest has a link of their own: the reference opens no ticket any more, and is good for cancelling here. */
  isGuestsOwn: z.optional(z.boolean()),
});
export type OperatorBooking = z.infer<typeof OperatorBooking>;

/** The key of the operator's link. Without a valid one a call is `unauthorized`. */
export const operatorKeyHeader = { 'operator-key': z.optional(z.string()) };

export const OperatorHeaders = z.object(operatorKeyHeader);
