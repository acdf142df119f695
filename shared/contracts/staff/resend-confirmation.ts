import { contractOf } from '../contract.ts';
import { command, PartyInStart } from './fields.ts';
import { PartyReply } from './party.ts';

/**
 * POST /api/staff/confirmations: sends the confirmation again, to the address of the booking. The limits of guests
 * apply: over one in ten minutes or three a day, the call is refused as `too-many`. Idempotent by `commandId`.
 */
export const resendConfirmation = contractOf('resendConfirmation', {
  summary: 'Resend a booking confirmation',
  staff: 'floor',
  body: command({ ...PartyInStart }),
  reply: { status: 200, schema: PartyReply },
  problems: ['not-found', 'booking-cancelled', 'party-changed', 'history-full', 'too-many'],
});
