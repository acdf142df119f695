import type { MailQueue } from '#functions/email/mail-queue.ts';
import { referencesMail } from '#functions/email/references-mail.tsx';
import type { WorkOutcome } from '#functions/kernel/worker.ts';
import type { AddressSlotStore } from '#functions/stores/bookings/address-slots.ts';
import type { ReferenceRequestStore } from '#functions/stores/bookings/reference-requests.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import { type SendingDeps, sendEach } from './send-each.ts';

export interface ReferenceMailDeps extends SendingDeps {
  readonly referenceRequests: Pick<ReferenceRequestStore, 'find'>;
  readonly addressSlots: Pick<AddressSlotStore, 'listUpcoming'>;
  /** The separate queue of these emails. */
  readonly lostReferences: MailQueue;
  readonly siteUrl: string;
}

/** Moves a request to a separate queue, so that a flood of requests delays no confirmation. */
export async function queueReferenceMail(
  { lostReferences }: Pick<ReferenceMailDeps, 'lostReferences'>,
  { id, subject, pk, sk }: EmailEvent,
): Promise<WorkOutcome> {
  await lostReferences.put([{ id, type: 'references.due', subject, pk, sk }]);
  return 'handled';
}

/**
 * Emails an address the references of its upcoming bookings, in the language of the first. An address without bookings
 * gets no email. An expired request is skipped, because the guest can send another.
 */
export async function sendReferenceMails(
  deps: ReferenceMailDeps,
  { id, pk, sk }: EmailEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const request = await deps.referenceRequests.find({ pk, sk });
  if (request === undefined || isErased(request)) return 'skipped';
  const parts = async () => {
    const bookings = await deps.addressSlots.listUpcoming(request.email);
    const [first] = bookings;
    return first && referencesMail(bookings, languageOfMessages(first), deps.siteUrl);
  };
  return sendEach(deps, [{ mark: id, to: request.email, parts }], run);
}
