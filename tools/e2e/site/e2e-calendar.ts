import { type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';

/** Time on the clock at the start of a run, a Tuesday before opening; the clock then runs. */
export const startOfRun = '2026-11-24T08:00:00+11:00';

/**
 * Ordinary working days, one per test and screen size, since all tests book on one site. 30 November is left out because
 * it is a public holiday.
 */
const days = {
  booking: { phone: '2026-11-25', desktop: '2026-11-26' },
  taps: { phone: '2026-11-27', desktop: '2026-11-27' },
  keyboard: { phone: '2026-12-01', desktop: '2026-12-02' },
  limits: { phone: '2026-12-03', desktop: '2026-12-04' },
  failures: { phone: '2026-12-11', desktop: '2026-12-14' },
  lostAnswer: { phone: '2026-12-07', desktop: '2026-12-08' },
  lostAnswers: { phone: '2027-01-11', desktop: '2027-01-12' },
  mailLinks: { phone: '2027-01-13', desktop: '2027-01-14' },
  looks: { phone: '2026-12-09', desktop: '2026-12-10' },
  change: { phone: '2026-12-15', desktop: '2026-12-16' },
  changedTo: { phone: '2026-12-17', desktop: '2026-12-18' },
  refusedChange: { phone: '2026-12-21', desktop: '2026-12-22' },
  timeZones: { phone: '2026-12-29', desktop: '2026-12-30' },
  driver: { phone: '2027-01-05', desktop: '2027-01-06' },
  ticket: { phone: '2027-01-09', desktop: '2027-01-16' },
  nextDeparture: { phone: '2027-01-18', desktop: '2027-01-20' },
  wrongLanguage: { phone: '2027-01-22', desktop: '2027-01-26' },
  nextUncounted: { phone: '2027-02-02', desktop: '2027-02-04' },
  bookingLink: { phone: '2027-01-28', desktop: '2027-02-01' },
  keyboardLarge: { phone: '2027-02-17', desktop: '2027-02-17' },
  keyboardChange: { phone: '2026-12-23', desktop: '2026-12-28' },
  operator: { phone: '2027-02-08', desktop: '2027-02-09' },
  operatorFails: { phone: '2027-02-10', desktop: '2027-02-11' },
  operatorKeyboard: { phone: '2027-02-12', desktop: '2027-02-17' },
  myBooking: { phone: '2027-02-18', desktop: '2027-02-19' },
  french: { phone: '2027-01-15', desktop: '2027-01-19' },
  frenchMoved: { phone: '2027-02-20', desktop: '2027-02-23' },
  frenchKeys: { phone: '2027-01-21', desktop: '2027-01-25' },
  frenchRefused: { phone: '2027-01-27', desktop: '2027-01-29' },
  staffFind: { phone: '2027-01-07', desktop: '2027-01-08' },
  accessibility: { phone: '2027-02-15', desktop: '2027-02-16' },
  privateEvent: { phone: '2027-02-22', desktop: '2027-02-24' },
  staffOperators: { phone: '2026-11-28', desktop: '2026-11-28' },
  closing: { phone: '2027-02-05', desktop: '2027-02-03' },
  numbers: { phone: '2027-02-06', desktop: '2027-02-13' },
  linkedPhone: { phone: '2026-12-05', desktop: '2026-12-12' },
  calendar: { phone: '2026-12-31', desktop: '2027-01-04' },
} as const;

export type ReservedFor = keyof typeof days;

export function dayOf(test: ReservedFor, project: string): CalendarDate {
  return calendarDateFrom(days[test][project === 'phone' ? 'phone' : 'desktop']);
}
