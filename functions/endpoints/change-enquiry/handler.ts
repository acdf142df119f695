import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { changeEnquiry as contract } from '#shared/contracts/office/change-enquiry.ts';
import { changeEnquiry } from './change-enquiry.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  changeEnquiry({
    enquiries: enquiryStore(table, clock),
    people: peopleStore(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    clock,
  }),
);
