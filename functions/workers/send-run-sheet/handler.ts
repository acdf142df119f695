import { DueEvent } from '../../../shared/contracts/due-event.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { worker } from '../../kernel/worker.ts';
import { openPostOffice } from '../../mail/post-office.ts';
import { dayStore } from '../../stores/days.ts';
import { sentMailStore } from '../../stores/sent-mail.ts';
import { openTable } from '../../stores/table.ts';
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
    post: openPostOffice(MAIL_CONFIGURATION_SET),
    clock,
    sender: MAIL_FROM,
    operations: OPERATIONS_EMAIL,
  }),
);
