import { mailer } from '#functions/email/mailer.ts';
import { deliverTo } from '#functions/kernel/deliver.testing.ts';
import { worker } from '#functions/kernel/worker.ts';
import { addressSlots } from '#functions/stores/bookings/address-slots.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { operatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { referenceRequestStore } from '#functions/stores/bookings/reference-requests.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { mailDigestStore } from '#functions/stores/mail/mail-digests.ts';
import { probeMailMarks, sentMailStore } from '#functions/stores/mail/sent-mail.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { testTicketIssuer } from '#functions/tickets/ticket-issuer.testing.ts';
import { EmailEvent } from '#shared/events/email-event.ts';
import type { SentMail } from '#tools/local-stack/ses/mail.ts';
import { configurationSet, testSes } from '#tools/local-stack/ses/ses.testing.ts';
import { sendMail } from './send-mail.ts';

const sender = 'no-reply@example.com';

/** Staff mailboxes for forms and for orders. */
export const events = 'events@example.com';
export const operations = 'operations@example.com';

export const now = new Date('2026-11-21T10:00:00+11:00');

/** The mail worker with a fresh table and an SES emulator for each test of a file. */
export function mailerFixture() {
  const clock = () => now;
  const table = testTable();
  const { mail, client } = testSes(sender);
  const forwardedEvents: EmailEvent[] = [];

  const mailsTo = (address: string): SentMail[] => mail.sent.filter(({ to }) => to.join() === address);
  return {
    mail,
    table,
    mailsTo,
    /** Takes the messages from the queue of lost references. */
    takeForwarded: () => forwardedEvents.splice(0),

    /** The only email to this address. Throws unless there is exactly one. */
    onlyMailTo(address: string): SentMail {
      const [only, ...others] = mailsTo(address);
      if (only === undefined || others.length > 0) throw new Error(`Expected exactly one mail to ${address}`);
      return only;
    },

    /** Messages that the pipe would create from the table's items. */
    async announced(): Promise<EmailEvent[]> {
      const items = await table.items();
      return items
        .filter(({ event }) => event !== undefined)
        .map(({ event, pk, sk }) => EmailEvent.parse({ ...(event as object), pk, sk }));
    },

    /** Delivers a message. Returns whether the queue has to deliver it again. */
    async deliver(event: unknown): Promise<boolean> {
      const send = sendMail({
        sentMail: sentMailStore(table, clock),
        probeMarks: probeMailMarks(table, clock),
        bookings: bookingStore(table, clock),
        referenceRequests: referenceRequestStore(table, clock),
        addressSlots: addressSlots(table, clock, referenceSecret(table)),
        operatorVisits: operatorVisitStore(table, clock),
        lostReferences: {
          async put(events) {
            forwardedEvents.push(...events);
          },
        },
        enquiries: enquiryStore(table, clock),
        edits: calendarEditStore(table, clock),
        operators: operatorStore(table, clock),
        people: peopleStore(table, clock),
        orders: orderStore(table, clock),
        quotas: quotaStore(table, clock),
        digests: mailDigestStore(table, clock),
        emailQueue: { put: () => Promise.resolve() },
        mailer: mailer(client, configurationSet),
        clock,
        sender,
        events,
        operations,
        siteUrl: 'https://rum.example.com',
        issueTicket: testTicketIssuer(),
      });
      return (await deliverTo(worker('send-mail', EmailEvent, send), event)).length > 0;
    },
  };
}
