import { showEnquiries as contract } from '../../../shared/contracts/staff/show-enquiries.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '../../kernel/environment.ts';
import { calendarEditStore } from '../../stores/bookings/calendar-edits.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { enquiryStore } from '../../stores/enquiries/enquiries.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { openTable } from '../../stores/table/table.ts';
import { showEnquiries } from './show-enquiries.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  enquiries: enquiryStore(table, clock),
  people: peopleStore(table, clock),
  closures: closureStore(table, clock),
  edits: calendarEditStore(table, clock),
  clock,
};

export const handler = endpoint(contract, showEnquiries(deps), sessionStore(table, clock));
