import { openMailQueue } from '#functions/email/mail-queue.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { worker } from '#functions/kernel/worker.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { Env } from './env.ts';
import { remindGuests } from './remind-guests.ts';

const { TABLE_NAME, MAIL_QUEUE_URL } = readEnvironment(Env);
const clock = () => new Date();

export const handler = worker(
  'remind-guests',
  DueEvent,
  remindGuests({
    days: dayStore(openTable(TABLE_NAME), clock),
    emailQueue: openMailQueue(MAIL_QUEUE_URL),
    clock,
  }),
);
