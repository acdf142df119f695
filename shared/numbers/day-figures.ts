import type { TourLanguage } from '../booking/language.ts';
import { type PartySource, sourceOf } from '../staff/parties/party-source.ts';
import { isStillCancelled, visitOf } from '../staff/parties/visit.ts';
import { openDays } from '../staff/parties/visit-limits.ts';
import type { VisitLog } from '../staff/parties/visit-log.ts';
import { addDays, type CalendarDate } from '../values/port-vila-time.ts';
import { noFigures, sumFigures } from './add-figures.ts';
import type { Figures, LanguageRefusals } from './figures.ts';
import { leadTimeOf, leadTimes } from './lead-time.ts';

/** The parts of a booking that the figures use. */
export interface CountedParty {
  readonly id: string;
  readonly date: CalendarDate;
  readonly status: 'confirmed' | 'cancelled';
  /** Epoch seconds. */
  readonly cancelledAt?: number | undefined;
  readonly guestCount: number;
  readonly preferredLanguage: TourLanguage;
  readonly source?: PartySource | undefined;
  readonly operator?: unknown;
  /** Epoch seconds. */
  readonly bookedAt: number;
  /** Set when a closure cancelled the booking. */
  readonly closedReason?: string | undefined;
  readonly visit?: { readonly log: VisitLog } | undefined;
}

/** The figures of the parties of a day. A party that is in its slot and in the archive counts once. */
export function figuresOf(
  parties: readonly CountedParty[],
  refusals: readonly LanguageRefusals[] = [],
): Figures {
  const uniqueParties = new Map(parties.map((party) => [party.id, party]));
  return sumFigures([
    ...[...uniqueParties.values()].map(figuresOfParty),
    { ...noFigures, refusals: [...refusals] },
  ]);
}

function figuresOfParty(party: CountedParty): Figures {
  const { guestCount, closedReason, preferredLanguage, bookedAt, date } = party;
  const log = party.visit?.log ?? [];
  const { here, noShow, payments } = visitOf(log);
  const vatu = { ...noFigures.vatu };
  for (const payment of payments) vatu[payment.method] += payment.vatu;
  const doorFigures = { ...noFigures, came: here, vatu };
  if (isStillCancelled({ ...party, log })) {
    return {
      ...doorFigures,
      cancelledParties: 1,
      cancelledGuests: guestCount,
      closedParties: closedReason === undefined ? 0 : 1,
    };
  }
  const bucket = leadTimeOf(bookedAt, date);
  return {
    ...doorFigures,
    parties: 1,
    booked: guestCount,
    noShow,
    languages: { ...noFigures.languages, [preferredLanguage]: guestCount },
    sources: { ...noFigures.sources, [sourceOf(party)]: guestCount },
    leadTimes: leadTimes.map((_, index) => (index === bucket ? 1 : 0)),
  };
}

/**
 * Whether the figures of a day are final: staff record, reverse and undo for `openDays` after the visit, and one more
 * day allows for entries at midnight.
 */
export const isSettled = (date: CalendarDate, today: CalendarDate): boolean =>
  date < addDays(today, -openDays - 1);
