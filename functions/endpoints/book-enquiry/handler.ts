import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { staffEndpoint } from '#functions/wiring/staff-endpoint.ts';
import { bookEnquiry as contract } from '#shared/contracts/office/book-enquiry.ts';
import { bookEnquiry } from './book-enquiry.ts';

export const handler = staffEndpoint(contract, (table, clock) =>
  bookEnquiry({
    enquiries: enquiryStore(table, clock),
    people: peopleStore(table, clock),
    days: dayStore(table, clock),
    closures: closureStore(table, clock),
    edits: calendarEditStore(table, clock),
    cancellations: closureCancellationStore(table, clock),
    clock,
  }),
);
