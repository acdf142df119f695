import { changeBooking as contract } from '../../../shared/contracts/change-booking.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment } from '../../kernel/environment.ts';
import { bookingStore } from '../../stores/bookings.ts';
import { openTable } from '../../stores/table.ts';
import { changeBooking } from './change-booking.ts';
import { Env } from './env.ts';

const clock = () => new Date();
const bookings = bookingStore(openTable(readEnvironment(Env).TABLE_NAME), clock);

export const handler = endpoint(contract, changeBooking({ bookings, clock }));
