import type { BookingMailKind } from '#functions/email/booked-visit.ts';
import type { MailMarks } from '#functions/kernel/send-once.ts';
import type { WorkOutcome } from '#functions/kernel/worker.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import { probeMailbox } from '#shared/booking/probe.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { type SendingDeps, sendEach } from './send-each.ts';
import { type VisitMailDeps, visitMail } from './visit-mail.ts';

export interface ProbeMailDeps extends SendingDeps, VisitMailDeps {
  readonly bookings: Pick<BookingStore, 'findSubject'>;
  /** The marks of sent emails, stored separately from those of guests. */
  readonly probeMarks: MailMarks;
}

/**
 * Sends the email about the synthetic booking, which is rendered like a guest’s. It goes to the simulator of SES,
 * whatever address the booking has, so it needs no limits and no index by address.
 */
export async function sendProbeMail(
  deps: ProbeMailDeps,
  kind: BookingMailKind,
  { id, subject, pk, sk }: EmailEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const booking = await deps.bookings.findSubject({ pk, sk }, subject);
  // The run was interrupted, and the next one has removed its booking.
  if (booking === undefined || booking === 'moved') return 'skipped';
  const mail = { mark: id, to: probeMailbox, parts: () => visitMail(deps, kind, booking) };
  return sendEach({ ...deps, sentMail: deps.probeMarks }, [mail], run, 'probe.mailed');
}
