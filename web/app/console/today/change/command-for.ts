import type { Party } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/** How a command names a party: by the start in which it is on screen. */
export const commandFor = ({ id, date, tourId }: Party) => ({
  date: date as CalendarDate,
  tourId,
  party: id,
});
