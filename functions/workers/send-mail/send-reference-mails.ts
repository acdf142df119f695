import type { MailQueue } from '#functions/email/mail-queue.ts';
import { referencesMail } from '#functions/email/references-mail.tsx';
import type { WorkOutcome } from '#functions/kernel/worker.ts';
import type { AddressSlotStore } from '#functions/stores/bookings/address-slots.ts';
import type { ReferenceRequestStore } from '#functions/stores/bookings/reference-requests.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import type { MailEvent } from '#shared/events/mail-event.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import { type SendingDeps, sendEach } from './send-each.ts';

export interface ReferenceMailDeps extends SendingDeps {
  readonly referenceRequests: Pick<ReferenceRequestStore, 'find'>;
  readonly addressSlots: Pick<AddressSlotStore, 'listUpcoming'>;
  /** The queue of these mails, apart from that of all others. */
  readonly lostReferences: MailQueue;
  readonly siteUrl: string;
}

/** Moves a request to a separate queue, so that a flood of them delays no confirmation. */
export async function queueReferenceMail(
  { lostReferences }: Pick<ReferenceMailDeps, 'lostReferences'>,
  { id, subject, pk, sk }: MailEvent,
): Promise<WorkOutcome> {
  await lostReferences.put([{ id, type: 'references.due', subject, pk, sk }]);
  return 'handled';
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
    const bookings = await deps.addressSlots.listUpcoming(request.email);
    const [first] = bookings;
    return first && referencesMail(bookings, languageOfMessages(first), deps.siteUrl);
  };
  return sendEach(deps, [{ mark: id, to: request.email, parts }], run);
}
