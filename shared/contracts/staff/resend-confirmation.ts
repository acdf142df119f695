import { contractOf } from '../contract.ts';
import { command, PartyInStart } from './fields.ts';
import { PartyReply } from './party.ts';

/**
 * POST /api/staff/confirmations: sends the confirmation again, to the address of the booking and within the limits of
 * guests: at most one in ten minutes and three a day (`too-many`). Idempotent by `commandId`.
 */
export const resendConfirmation = contractOf('resendConfirmation', {
  summary: 'Resend a booking confirmation',
  staff: 'floor',
  body: command({ ...PartyInStart }),
  reply: { status: 200, schema: PartyReply },
  problems: ['not-found', 'booking-cancelled', 'party-changed', 'history-full', 'too-many'],
});
