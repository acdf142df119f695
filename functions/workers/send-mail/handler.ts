import { MailEvent } from '../../../shared/contracts/mail-event.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { worker } from '../../kernel/worker.ts';
import { openPostOffice } from '../../mail/post-office.ts';
import { bookingStore } from '../../stores/bookings.ts';
import { sentMailStore } from '../../stores/sent-mail.ts';
import { openTable } from '../../stores/table.ts';
import { Env } from './env.ts';
import { sendMail } from './send-mail.ts';

const { TABLE_NAME, MAIL_FROM, SITE_URL } = readEnvironment(Env);
const clock = () => new Date();
const table = openTable(TABLE_NAME);

export const handler = worker(
  'send-mail',
  MailEvent,
  sendMail({
    sentMail: sentMailStore(table, clock),
    bookings: bookingStore(table, clock),
    post: openPostOffice(),
    clock,
    sender: MAIL_FROM,
    siteUrl: SITE_URL,
  }),
);
