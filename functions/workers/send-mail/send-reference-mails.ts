import type { MailEvent } from '../../../shared/events/mail-event.ts';
import { languageOfMessages } from '../../../shared/visits/message-language.ts';
import { referencesMail } from '../../email/references-mail.tsx';
import type { WorkOutcome } from '../../kernel/worker.ts';
import type { ReferenceRequestStore } from '../../stores/bookings/reference-requests.ts';
import type { UpcomingBookings } from '../../stores/bookings/upcoming-bookings.ts';
import { isErased } from '../../stores/table/erased.ts';
import { type SendingDeps, sendEach } from './send-each.ts';

export interface ReferenceMailDeps extends SendingDeps {
  readonly referenceRequests: Pick<ReferenceRequestStore, 'find'>;
  readonly upcomingBookings: UpcomingBookings;
  readonly siteUrl: string;
}

/**
 * Mails the references of the bookings to come under an address to it, in the language of the first; nothing to an
 * address without any. A request that has expired is skipped: its guest has asked again.
 */
export async function sendReferenceMails(
  deps: ReferenceMailDeps,
  { id, pk, sk }: MailEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const request = await deps.referenceRequests.find({ pk, sk });
  if (request === undefined || isErased(request)) return 'skipped';
  const parts = async () => {
    const bookings = await deps.upcomingBookings(request.email);
    const [first] = bookings;
    return first && referencesMail(bookings, languageOfMessages(first), deps.siteUrl);
  };
  return sendEach(deps, [{ mark: id, to: request.email, parts }], run);
}
