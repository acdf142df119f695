import { MailEvent } from '../../../shared/contracts/mail-event.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { worker } from '../../kernel/worker.ts';
import { openPostOffice } from '../../mail/post-office.ts';
import { bookingStore } from '../../stores/bookings.ts';
import { enquiryStore } from '../../stores/enquiries.ts';
import { operatorStore } from '../../stores/operators.ts';
import { orderStore } from '../../stores/orders.ts';
import { quotaStore } from '../../stores/quotas.ts';
import { sentMailStore } from '../../stores/sent-mail.ts';
import { openTable } from '../../stores/table.ts';
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
    enquiries: enquiryStore(table, clock),
    operators: operatorStore(table, clock),
    orders: orderStore(table, clock),
    quotas: quotaStore(table, clock),
    post: openPostOffice(MAIL_CONFIGURATION_SET),
    clock,
    sender: MAIL_FROM,
    events: EVENTS_EMAIL,
    operations: OPERATIONS_EMAIL,
    siteUrl: SITE_URL,
  }),
);
