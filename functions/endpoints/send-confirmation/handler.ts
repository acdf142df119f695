import { sendConfirmation as contract } from '../../../shared/contracts/send-confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings.ts';
import { openTable } from '../../stores/table.ts';
import { Env } from './env.ts';
import { sendConfirmation } from './send-confirmation.ts';

const clock = () => new Date();
const bookings = bookingStore(openTable(readEnvironment(Env).TABLE_NAME), clock);

export const handler = endpoint(contract, sendConfirmation({ bookings }));
