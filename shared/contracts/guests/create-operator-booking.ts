import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { IdempotencyHeaders } from '../fields.ts';
import { BookingRequest, bookingProblems } from './create-booking.ts';
import { OperatorBooking, operatorKeyHeader } from './operator-booking.ts';

/**
 * POST /api/operator-bookings: books a tour or tasting for an operator's guest, under the same rules and refusals as
 * any booking. The emails go to the guest. An `Idempotency-Key` is scoped to the operator and, as for `createBooking`,
 * to the slot. Refused as `too-many` over the operator's daily limit of seats, which managers can raise.
 */
export const createOperatorBooking = contractOf('createOperatorBooking', {
  summary: 'Book a tour or tasting on behalf of a guest',
  description:
    'An Idempotency-Key applies to one operator and one slot. In another slot, the same key creates another booking.',
  headers: z.extend(IdempotencyHeaders, operatorKeyHeader),
  body: BookingRequest,
  hasSecret: true,
  reply: {
    status: 201,
    schema: z.object({ success: z.literal(true), message: z.string(), data: OperatorBooking }),
  },
  problems: ['unauthorized', ...bookingProblems, 'too-many'],
});
