import type { StartTime } from '#shared/booking/slots.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { PartySource } from './party-source.ts';

const minutesAhead = 60;

/** Whether a party counts as arrived when it is added: a walk-in to a start that has begun or begins within the hour. */
export const arrivesWhenAdded = (
  party: { readonly source: PartySource; readonly date: CalendarDate; readonly time: StartTime },
  now: Date,
): boolean =>
  party.source === 'walk-in' &&
  startOf(party.date, party.time).getTime() - now.getTime() <= minutesAhead * 60_000;
