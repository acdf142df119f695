import { endpoint } from '#functions/kernel/endpoint.ts';
import { readEnvironment, TableEnv } from '#functions/kernel/environment.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { openTable } from '#functions/stores/table/table.ts';
import { changeEnquiry as contract } from '#shared/contracts/office/change-enquiry.ts';
import { changeEnquiry } from './change-enquiry.ts';

const clock = () => new Date();
const table = openTable(readEnvironment(TableEnv).TABLE_NAME);
const deps = {
  enquiries: enquiryStore(table, clock),
  people: peopleStore(table, clock),
  closures: closureStore(table, clock),
  edits: calendarEditStore(table, clock),
  clock,
};

export const handler = endpoint(contract, changeEnquiry(deps), sessionStore(table, clock));
