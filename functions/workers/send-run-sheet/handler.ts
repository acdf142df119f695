import { openMailer } from '#functions/email/mailer.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { worker } from '#functions/kernel/worker.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { sentMailStore } from '#functions/stores/mail/sent-mail.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { Env } from './env.ts';
import { sendRunSheet } from './send-run-sheet.ts';

const { TABLE_NAME, MAIL_FROM, MAIL_CONFIGURATION_SET, OPERATIONS_EMAIL } = readEnvironment(Env);
const clock = () => new Date();
const table = openTable(TABLE_NAME);

export const handler = worker(
  'send-run-sheet',
  DueEvent,
  sendRunSheet({
    sentMail: sentMailStore(table, clock),
    days: dayStore(table, clock),
    edits: calendarEditStore(table, clock),
    mailer: openMailer(MAIL_CONFIGURATION_SET),
    clock,
    sender: MAIL_FROM,
    operations: OPERATIONS_EMAIL,
  }),
);
