import { business } from '../../../shared/content/business.ts';
import type { MailEvent } from '../../../shared/contracts/mail-event.ts';
import { sendOnce } from '../../kernel/send-once.ts';
import type { WorkOutcome } from '../../kernel/worker.ts';
import { guestsChanged } from '../../mail/operator/guests-changed.tsx';
import type { BookingStore } from '../../stores/bookings.ts';
import { isErased } from '../../stores/erased.ts';
import { operatorKey } from '../../stores/operator-requests.ts';
import type { OperatorStore } from '../../stores/operators.ts';
import { operatorMark } from '../../stores/slot-item.ts';
import { type SendingDeps, sendNow } from './send-each.ts';

export interface OperatorMailDeps extends SendingDeps {
  readonly bookings: Pick<BookingStore, 'findSubject'>;
  readonly operators: Pick<OperatorStore, 'find'>;
}

/**
 * Tells the operator of a booking once of each change by which its guests became more or fewer, or its price another; of
 * one that was changed again since, what it is now. One who is revoked is told nothing.
 */
export async function tellOperator(
  deps: OperatorMailDeps,
  event: MailEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const booking = await deps.bookings.findSubject({ pk: event.pk, sk: event.sk }, event.subject);
  if (booking === undefined || booking === 'moved') return 'skipped';
  const mark = operatorMark(booking);
  if (mark === undefined) return 'skipped';
  return sendOnce(deps.sentMail, mark, run, async () => {
    const operator = await deps.operators.find(operatorKey(booking.operator?.id ?? ''));
    if (operator?.status !== 'approved' || isErased(operator)) return false;
    await sendNow(deps, {
      mark,
      parts: guestsChanged(booking),
      to: operator.email,
      replyTo: { name: business.name, address: business.emails.bookings },
    });
    return true;
  });
}
