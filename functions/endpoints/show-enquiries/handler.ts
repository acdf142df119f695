import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { showEnquiries as contract } from '#shared/contracts/office/show-enquiries.ts';
import { showEnquiries } from './show-enquiries.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  showEnquiries({
    enquiries: enquiryStore(table, clock),
    people: peopleStore(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    clock,
  }),
);
