import type { EventUseCase } from '#functions/kernel/worker.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { type AccessMailDeps, isAccessEvent, sendAccessMails } from './send-access-mails.ts';
import { type BookingMailDeps, sendBookingMails } from './send-booking-mails.ts';
import { type FormMailDeps, sendFormMails } from './send-form-mails.ts';
import { sendGatheredMails } from './send-gathered-mails.ts';
import { isOrderEvent, type OrderMailDeps, sendOrderMails } from './send-order-mails.ts';
import type { ProbeMailDeps } from './send-probe-mail.ts';
import { queueReferenceMail, type ReferenceMailDeps, sendReferenceMails } from './send-reference-mails.ts';

type Deps = AccessMailDeps &
  BookingMailDeps &
  FormMailDeps &
  OrderMailDeps &
  ProbeMailDeps &
  ReferenceMailDeps;

/** Sends the emails of an event: each once, however often the event is delivered. */
export const sendMail =
  (deps: Deps): EventUseCase<EmailEvent> =>
  (event, run) => {
    const { type } = event;
    if (type === 'enquiry.received' || type === 'operator.requested') {
      return sendFormMails(deps, { ...event, type }, run);
    }
    if (type === 'confirmations.due') return sendGatheredMails(deps, event, run);
    if (type === 'references.requested') return queueReferenceMail(deps, event);
    if (type === 'references.due') return sendReferenceMails(deps, event, run);
    if (isAccessEvent(type)) return sendAccessMails(deps, { ...event, type }, run);
    if (isOrderEvent(type)) return sendOrderMails(deps, { ...event, type }, run);
    return sendBookingMails(deps, { ...event, type }, run);
  };
