import { shipsOn } from '#shared/booking/ship-days.ts';
import {
  type ShipCall,
  type ShipFit,
  shipFit,
  shipWarnings,
  wharfReturnMinutes,
} from '#shared/booking/ship-fit.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import type { BookedVisit } from './booked-visit.ts';
import type { Passage } from './locales/locale.ts';
import { type ShipPhrases, shipPhrases } from './locales/ship-phrases.ts';

/**
 * Advice for guests from cruise ships, for each ship of the day; undefined when none is in port.
 *
 * @param calls - ships on the day of the visit, by default from the owner's list
 */
export function shipPassage(
  visit: Pick<BookedVisit, 'date' | 'time' | 'tourType' | 'preferredLanguage' | 'messageLanguage'>,
  calls: readonly ShipCall[] = shipsOn(visit.date),
): Passage | undefined {
  if (calls.length === 0) return undefined;
  const words = shipPhrases[languageOfMessages(visit)];
  const slot = slotOf(visit.time, visit.tourType);
  return {
    heading: words.heading,
    paragraphs: [
      `${words.inPort(calls.map(({ ship }) => ship))} ${words.shipTime} ${words.timeZoneNote}`,
      [
        words.back(wharfReturnMinutes(slot)),
        ...calls.map((call) => adviceByFit[shipFit(slot, call)](words, call)),
      ].join(' '),
    ],
  };
}

/** The ships of the day whose times are tight or impossible, and the time zone, for the top of the email. */
export function shipWarningSentences(
  visit: Pick<BookedVisit, 'date' | 'time' | 'tourType' | 'preferredLanguage' | 'messageLanguage'>,
  calls: readonly ShipCall[] = shipsOn(visit.date),
): readonly string[] {
  const words = shipPhrases[languageOfMessages(visit)];
  const warnings = shipWarnings(slotOf(visit.time, visit.tourType), calls);
  if (warnings.length === 0) return [];
  return [...warnings.map(({ call, fit }) => adviceByFit[fit](words, call)), words.timeZoneNote];
}

const adviceByFit: Readonly<Record<ShipFit, (words: ShipPhrases, call: ShipCall) => string>> = {
  fits: (words, { ship, allAboardMinutes }) => words.allAboard(ship, allAboardMinutes),
  tight: (words, { ship, allAboardMinutes }) => words.tight(ship, allAboardMinutes),
  'too-late': (words, { ship, allAboardMinutes }) => words.tooLate(ship, allAboardMinutes),
  'before-ashore': (words, { ship, ashoreMinutes }) => words.beforeAshore(ship, ashoreMinutes),
};
