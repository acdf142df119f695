import { openMailQueue } from '#functions/email/mail-queue.ts';
import { readEnvironment } from '#functions/kernel/environment.ts';
import { worker } from '#functions/kernel/worker.ts';
import { addressSlots } from '#functions/stores/bookings/address-slots.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { operatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { sentMailStore } from '#functions/stores/mail/sent-mail.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { DueEvent } from '#shared/events/due-event.ts';
import { Env } from './env.ts';
import { reconcileEmails } from './reconcile-emails.ts';

const { TABLE_NAME, MAIL_QUEUE_URL } = readEnvironment(Env);
const clock = () => new Date();
const table = openTable(TABLE_NAME);

export const handler = worker(
  'reconcile-emails',
  DueEvent,
  reconcileEmails({
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    addressSlots: addressSlots(table, clock, referenceSecret(table)),
    operatorVisits: operatorVisitStore(table, clock),
    orders: orderStore(table, clock),
    enquiries: enquiryStore(table, clock),
    operators: operatorStore(table, clock),
    sentMail: sentMailStore(table, clock),
    emailQueue: openMailQueue(MAIL_QUEUE_URL),
    clock,
  }),
);
