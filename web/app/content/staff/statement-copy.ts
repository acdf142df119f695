import type { ChargingModel } from '#shared/operators/operator-request.ts';
import { counted } from '#shared/values/counted.ts';

/** The bookings and charges of an operator in a month. */
export const statementCopy = {
  title: 'Statement',
  month: 'Month',
  loading: 'Adding up the month…',
  notLoaded: 'The month could not be added up.',
  retry: 'Try again',
  empty: 'Nothing was booked for this month.',
  open: 'This month is not over: visits to come are in it.',
  sums: {
    operator_charges: 'The operator pays',
    onAccount: 'Put on their account at the door',
    charged: 'To be charged',
    guest_pays: 'Guests pay here',
    cancelled: 'Cancelled, not charged',
    noShows: 'Did not come, charged as booked',
  } satisfies Record<ChargingModel | 'onAccount' | 'charged' | 'cancelled' | 'noShows', string>,
  count: (bookings: number, guests: number) => `${counted(bookings, 'booking')}, ${counted(guests, 'guest')}`,
  columns: { day: 'Day', visit: 'Visit', guest: 'Guest', guests: 'Guests', pays: 'Who pays', vuv: 'VUV' },
  pays: { operator_charges: 'operator', guest_pays: 'guest, here' } satisfies Record<ChargingModel, string>,
  onAccount: 'put on account',
  cancelled: 'cancelled',
  guests: (count: number) => (count === 1 ? 'guest' : 'guests'),
  noShow: (guests: number) => `${counted(guests, 'guest')} did not come`,
  csv: 'Save as CSV',
  csvName: (month: string) => `statement-${month}.csv`,
  print: 'Print, A4',
  sheet: {
    title: 'Statement',
    zone: 'Days and times in Port Vila. Amounts in vatu.',
    made: (day: string) => `Made on ${day}`,
  },
} as const;
