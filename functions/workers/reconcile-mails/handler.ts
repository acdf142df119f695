import { DueEvent } from '../../../shared/contracts/due-event.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { worker } from '../../kernel/worker.ts';
import { openMailQueue } from '../../mail/mail-queue.ts';
import { dayStore } from '../../stores/days.ts';
import { enquiryStore } from '../../stores/enquiries.ts';
import { operatorStore } from '../../stores/operators.ts';
import { orderStore } from '../../stores/orders.ts';
import { sentMailStore } from '../../stores/sent-mail.ts';
import { openTable } from '../../stores/table.ts';
import { Env } from './env.ts';
import { reconcileMails } from './reconcile-mails.ts';

const { TABLE_NAME, MAIL_QUEUE_URL } = readEnvironment(Env);
const clock = () => new Date();
const table = openTable(TABLE_NAME);

export const handler = worker(
  'reconcile-mails',
  DueEvent,
  reconcileMails({
    days: dayStore(table, clock),
    orders: orderStore(table, clock),
    enquiries: enquiryStore(table, clock),
    operators: operatorStore(table, clock),
    sentMail: sentMailStore(table, clock),
    mails: openMailQueue(MAIL_QUEUE_URL),
    clock,
  }),
);
