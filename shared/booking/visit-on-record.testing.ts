import type { VisitOnRecord } from '../calendar-file/calendar-entry.ts';
import { calendarDateFrom } from '../values/port-vila-time.ts';

/** A visit of four guests, Tuesday 24 November 2026, 2:00 PM in Port Vila. */
export const visitOnRecord: VisitOnRecord = {
  id: '0123456789abcdef0123',
  sequence: 2,
  reference: 'SAM261124200PM-7K3Q9XTB4MWE',
  tourType: 'Tour and Tasting',
  date: calendarDateFrom('2026-11-24'),
  time: '2:00 PM',
  preferredLanguage: 'English',
  guestCount: 4,
  totalPrice: 16_000,
};
