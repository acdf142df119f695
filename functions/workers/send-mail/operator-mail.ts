import { guestsChangedMail } from '#functions/email/operator/guests-changed.tsx';
import { operatorMark, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { operatorKey } from '#functions/stores/operators/operator-requests.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { business } from '#shared/content/business.ts';
import { languageOfAnswer } from '#shared/visits/message-language.ts';
import type { Outgoing } from './send-each.ts';

/**
 * Notifies the operator of a changed number of guests or price, in the language of their request for access. Gives the
 * current state. Revoked and erased operators get no email.
 */
export async function operatorMail(
  operators: Pick<OperatorStore, 'find'>,
  booking: StoredBooking,
): Promise<readonly Outgoing[]> {
  const mark = operatorMark(booking);
  if (mark === undefined) return [];
  const operator = await operators.find(operatorKey(booking.operator?.id ?? ''));
  const isNotified = operator?.status === 'approved' && !isErased(operator);
  return [
    {
      mark,
      to: operator?.email ?? '',
      replyTo: { name: business.name, address: business.emails.bookings },
      parts: async () =>
        isNotified ? guestsChangedMail(booking, languageOfAnswer(operator.messageLanguage)) : undefined,
    },
  ];
}
