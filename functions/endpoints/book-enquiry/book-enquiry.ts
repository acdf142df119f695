import type { bookEnquiry as contract } from '../../../shared/contracts/staff/book-enquiry.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { consentOf } from '../../use-cases/closures/closing-consent.ts';
import { type BookEnquiryDeps, bookByClosing } from '../../use-cases/enquiries/book-by-closing.ts';
import { readClosedDays } from '../../use-cases/enquiries/closed-days.ts';
import { enquiryReply } from '../../use-cases/enquiries/enquiry-reply.ts';

/** Closes starts for the event of an enquiry, or as much as fits into the call; then the enquiry is booked. */
export const bookEnquiry =
  (deps: BookEnquiryDeps): UseCase<typeof contract> =>
  async ({ body: { commandId, enquiry: name, seen, digest, confirmedParties, ...requested }, actor }) => {
    const by = { id: commandId, person: actor.person.id, device: actor.deviceId };
    const { closing, enquiry } = await bookByClosing(deps, name, {
      requested,
      seen,
      by,
      requireConsent: consentOf(actor, { digest, confirmedParties }, deps.clock),
    });
    return { ...closing, enquiry: enquiryReply(enquiry, await readClosedDays(deps)) };
  };
