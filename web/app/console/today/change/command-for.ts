import type { Party } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/** Identifies a party in a command, by the start in which it is shown. */
export const commandFor = ({ id, date, tourId }: Party) => ({
  date: date as CalendarDate,
  tourId,
  party: id,
});
