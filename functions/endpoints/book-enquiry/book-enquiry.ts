import type { UseCase } from '#functions/kernel/endpoint.ts';
import { consentOf } from '#functions/use-cases/closures/closing-consent.ts';
import { type BookEnquiryDeps, bookByClosing } from '#functions/use-cases/enquiries/book-by-closing.ts';
import { readClosedDays } from '#functions/use-cases/enquiries/closed-days.ts';
import { enquiryReply } from '#functions/use-cases/enquiries/enquiry-reply.ts';
import type { bookEnquiry as contract } from '#shared/contracts/office/book-enquiry.ts';

/**
 * Closes the starts for the event of an enquiry, as many as fit into one call. Once all are closed, the enquiry is booked.
 */
export const bookEnquiry =
  (deps: BookEnquiryDeps): UseCase<typeof contract> =>
  async ({ body: { commandId, enquiry: name, seen, digest, confirmedParties, ...requested }, actor }) => {
    const by = { id: commandId, person: actor.person.id, device: actor.deviceId };
    const { closing, enquiry } = await bookByClosing(deps, name, {
      requestedClosing: requested,
      seen,
      by,
      requireConsent: consentOf(actor, { digest, confirmedParties }, deps.clock),
    });
    return { ...closing, enquiry: enquiryReply(enquiry, await readClosedDays(deps)) };
  };
