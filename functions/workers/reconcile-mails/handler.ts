import { DueEvent } from '../../../shared/events/due-event.ts';
import { openMailQueue } from '../../email/mail-queue.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { worker } from '../../kernel/worker.ts';
import { addressSlots } from '../../stores/bookings/address-slots.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { operatorVisitStore } from '../../stores/bookings/operator-visits.ts';
import { enquiryStore } from '../../stores/enquiries/enquiries.ts';
import { sentMailStore } from '../../stores/mail/sent-mail.ts';
import { operatorStore } from '../../stores/operators/operators.ts';
import { orderStore } from '../../stores/orders/orders.ts';
import { referenceSecret } from '../../stores/table/reference-secret.ts';
import { openTable } from '../../stores/table/table.ts';
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
    addressSlots: addressSlots(table, clock, referenceSecret(table)),
    operatorVisits: operatorVisitStore(table, clock),
    orders: orderStore(table, clock),
    enquiries: enquiryStore(table, clock),
    operators: operatorStore(table, clock),
    sentMail: sentMailStore(table, clock),
    mails: openMailQueue(MAIL_QUEUE_URL),
    clock,
  }),
);
