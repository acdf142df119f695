import { countWaiting } from '#functions/endpoints/count-waiting/count-waiting.ts';
import { listClosures } from '#functions/endpoints/list-closures/list-closures.ts';
import { listDays } from '#functions/endpoints/list-days/list-days.ts';
import { showEnquiries } from '#functions/endpoints/show-enquiries/show-enquiries.ts';
import { showOperators } from '#functions/endpoints/show-operators/show-operators.ts';
import { showOrders } from '#functions/endpoints/show-orders/show-orders.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { daySummaries } from '#functions/stores/bookings/day-summaries.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { operatorVisitStore } from '#functions/stores/bookings/operator-visits.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import type { CountedTable } from '#functions/stores/table/counted-table.testing.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { zReviewStore } from '#functions/stores/till/z-reviews.ts';
import { readMonth } from '#functions/use-cases/calendar/read-month.ts';
import { planClosing } from '#functions/use-cases/closures/close-days.ts';
import { readBookings, searchDays } from '#functions/use-cases/parties/search-days.ts';
import { stockAgainstOrders } from '#functions/use-cases/stock/stock-against-orders.ts';
import { readTill } from '#functions/use-cases/till/open-till.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { firstOfMonth, monthAfter, monthOf } from '#shared/calendar/month.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { addDays, type Clock, dateOf } from '#shared/values/port-vila-time.ts';

type Read = readonly [name: string, read: () => Promise<unknown>];

const people = { list: async () => [{ id: 'mia', name: 'Mia', role: 'manager' as const, invitedAt: 0 }] };

/** Reads of the screens, in the order of measurement: later ones use what earlier ones have cached. */
export function measuredReads(table: CountedTable, clock: Clock): readonly Read[] {
  const today = dateOf(clock());
  const window = bookingWindow(clock());
  const [month, tomorrow] = [monthOf(today), addDays(today, 1)];
  const nextMonth = monthAfter(month, 1);
  const bookings: BookingStore = bookingStore(table, clock);
  const days = dayStore(table, clock);
  const closures = closureStore(table, clock);
  const edits = calendarEditStore(table, clock);
  const orders = orderStore(table, clock);
  const office = { people, clock };
  const callRead = (read: (call: never, context: never) => Promise<unknown>, query: object = {}) =>
    read({ query } as never, undefined as never);
  const readCalendar = () =>
    readMonth({ summaries: daySummaries(table, clock), closures, edits, ...office }, nextMonth);
  const readDays = () =>
    callRead(listDays({ summaries: daySummaries(table, clock), closures, edits, clock }));
  const preview = {
    reasons: { English: 'Cyclone', French: 'Cyclone' },
    by: { id: 'a', person: 'mia', device: 'd' },
  };
  const range = tourDaysIn(window).slice(0, 31);
  return [
    ['day of Today, whole', () => days.slots(today)],
    ['poll of Today, nothing changed', () => days.changes(today)],
    ['availability of an upcoming day', () => bookings.day(tomorrow)],
    ['calendar month, first look of an hour', readCalendar],
    ['calendar month, nothing changed', readCalendar],
    [
      'one booking (also writes)',
      () =>
        bookings.book(
          storedBooking({ date: addDays(firstOfMonth(monthAfter(nextMonth, 1)), -1), time: '4:00 PM' }),
        ),
    ],
    ['calendar month, one day changed', readCalendar],
    ['list of fourteen days, first look of an hour', readDays],
    ['list of fourteen days, nothing changed', readDays],
    ['list of closures', () => callRead(listClosures({ days, closures, ...office }))],
    [
      'search of the window without a hit',
      () => searchDays(readBookings(days), { letters: 'unknown', ...window, max: 40 }),
    ],
    ['preview of a closure of 31 days', () => planClosing({ days, closures, clock }, range, preview)],
    ['list of orders', () => callRead(showOrders({ orders, ...office }))],
    ['books of a month', () => callRead(showOrders({ orders, ...office }), { month })],
    ['stock check', () => stockAgainstOrders({ orders, stock: stockStore(table, clock), clock })],
    [
      'list of enquiries',
      () => callRead(showEnquiries({ enquiries: enquiryStore(table, clock), closures, edits, ...office })),
    ],
    [
      'list of operators',
      () =>
        callRead(
          showOperators({
            operators: operatorStore(table, clock),
            bookings,
            operatorVisits: operatorVisitStore(table, clock),
            ...office,
          }),
        ),
    ],
    [
      'counts of waiting cases',
      () =>
        countWaiting({
          enquiries: enquiryStore(table, clock),
          operators: operatorStore(table, clock),
          orders,
          tills: zStore(table, clock),
          reviews: zReviewStore(table, clock),
        })({ actor: { person: { id: 'mia' } } } as never, undefined as never),
    ],
    [
      'till, X and list of Zs',
      () => readTill({ tills: zStore(table, clock), days, chains: chainStore(table, clock), ...office }),
    ],
  ];
}
