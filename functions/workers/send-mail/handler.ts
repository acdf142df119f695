import { openMailQueue } from '#functions/email/mail-queue.ts';
import { openMailer } from '#functions/email/mailer.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
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
import { openTable } from '#functions/stores/table/table.ts';
import { ticketIssuer } from '#functions/tickets/issue-ticket.ts';
import { ticketKeys } from '#functions/tickets/ticket-keys.ts';
import { EmailEvent } from '#shared/events/email-event.ts';
import { Env } from './env.ts';
import { sendMail } from './send-mail.ts';

const env = readEnvironment(Env);
const clock = () => new Date();
const table = openTable(env.TABLE_NAME);

export const handler = worker(
  'send-mail',
  EmailEvent,
  sendMail({
    sentMail: sentMailStore(table, clock),
    probeMarks: probeMailMarks(table, clock),
    bookings: bookingStore(table, clock),
    referenceRequests: referenceRequestStore(table, clock),
    addressSlots: addressSlots(table, clock, referenceSecret(table)),
    operatorVisits: operatorVisitStore(table, clock),
    lostReferences: openMailQueue(env.LOST_REFERENCES_QUEUE_URL),
    enquiries: enquiryStore(table, clock),
    edits: calendarEditStore(table, clock),
    operators: operatorStore(table, clock),
    people: peopleStore(table, clock),
    orders: orderStore(table, clock),
    quotas: quotaStore(table, clock),
    digests: mailDigestStore(table, clock),
    emailQueue: openMailQueue(env.MAIL_QUEUE_URL),
    mailer: openMailer(env.MAIL_CONFIGURATION_SET),
    clock,
    sender: env.MAIL_FROM,
    events: env.EVENTS_EMAIL,
    operations: env.OPERATIONS_EMAIL,
    siteUrl: env.SITE_URL,
    issueTicket: ticketIssuer(ticketKeys(env.TICKET_KEY_SECRET), clock),
  }),
);
