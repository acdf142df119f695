import { MailEvent } from '../../../shared/events/mail-event.ts';
import { openMailer } from '../../email/mailer.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { worker } from '../../kernel/worker.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { referenceRequestStore } from '../../stores/bookings/reference-requests.ts';
import { upcomingBookings } from '../../stores/bookings/upcoming-bookings.ts';
import { enquiryStore } from '../../stores/enquiries/enquiries.ts';
import { sentMailStore } from '../../stores/mail/sent-mail.ts';
import { operatorStore } from '../../stores/operators/operators.ts';
import { orderStore } from '../../stores/orders/orders.ts';
import { quotaStore } from '../../stores/quotas/quotas.ts';
import { openTable } from '../../stores/table/table.ts';
import { Env } from './env.ts';
import { sendMail } from './send-mail.ts';

const { TABLE_NAME, MAIL_FROM, MAIL_CONFIGURATION_SET, EVENTS_EMAIL, OPERATIONS_EMAIL, SITE_URL } =
  readEnvironment(Env);
const clock = () => new Date();
const table = openTable(TABLE_NAME);

export const handler = worker(
  'send-mail',
  MailEvent,
  sendMail({
    sentMail: sentMailStore(table, clock),
    bookings: bookingStore(table, clock),
    referenceRequests: referenceRequestStore(table, clock),
    upcomingBookings: upcomingBookings(table, clock),
    enquiries: enquiryStore(table, clock),
    edits: calendarEditStore(table, clock),
    operators: operatorStore(table, clock),
    orders: orderStore(table, clock),
    quotas: quotaStore(table, clock),
    post: openMailer(MAIL_CONFIGURATION_SET),
    clock,
    sender: MAIL_FROM,
    events: EVENTS_EMAIL,
    operations: OPERATIONS_EMAIL,
    siteUrl: SITE_URL,
  }),
);
