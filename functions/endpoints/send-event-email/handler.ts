import { sendEventEmail as contract } from '../../../shared/contracts/send-event-email.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { enquiryStore } from '../../stores/enquiries.ts';
import { openTable } from '../../stores/table.ts';
import { Env } from './env.ts';
import { sendEventEmail } from './send-event-email.ts';

const clock = () => new Date();
const enquiries = enquiryStore(openTable(readEnvironment(Env).TABLE_NAME), clock);

export const handler = endpoint(contract, sendEventEmail({ enquiries }));
