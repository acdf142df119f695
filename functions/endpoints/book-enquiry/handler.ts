import { bookEnquiry as contract } from '../../../shared/contracts/staff/book-enquiry.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '../../stores/bookings/closure-cancellations.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { enquiryStore } from '../../stores/enquiries/enquiries.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { bookEnquiry } from './book-enquiry.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  enquiries: enquiryStore(table, clock),
  people: peopleStore(table, clock),
  days: dayStore(table, clock),
  closures: closureStore(table, clock),
  edits: calendarEditStore(table, clock),
  cancellations: closureCancellationStore(table, clock),
  clock,
};

export const handler = endpoint(contract, bookEnquiry(deps), sessionStore(table, clock));
