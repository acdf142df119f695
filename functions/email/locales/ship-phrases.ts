import type { TourLanguage } from '#shared/booking/language.ts';
import { portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';
import { french } from './french.ts';

/** Texts for a day with cruise ships in port. `minutes` count from midnight in Port Vila. */
export interface ShipPhrases {
  readonly heading: string;
  readonly inPort: (ships: readonly string[]) => string;
  readonly shipTime: string;
  readonly timeZoneNote: string;
  readonly back: (minutes: number) => string;
  readonly allAboard: (ship: string, minutes: number) => string;
  readonly tight: (ship: string, minutes: number) => string;
  readonly tooLate: (ship: string, minutes: number) => string;
  readonly beforeAshore: (ship: string, minutes: number) => string;
}

const nb = '\u00a0';
const formatList = (locale: string, ships: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(ships);

/** The phrases in the language of the email, like `localeOf`. */
export const shipPhrases: Readonly<Record<TourLanguage, ShipPhrases>> = {
  English: {
    heading: 'If you come by ship',
    inPort: (ships) => `In port that day: ${formatList('en-GB', ships)}.`,
    shipTime: 'Ship time may differ from Port Vila time.',
    timeZoneNote: `All times in this mail are ${portVilaTimeNote}.`,
    back: (minutes) => `With the ride you are back at the wharf by about ${timeLabel(minutes)}.`,
    allAboard: (ship, minutes) => `${ship}: all aboard at ${timeLabel(minutes)}.`,
    tight: (ship, minutes) =>
      `${ship}: all aboard at ${timeLabel(minutes)}, so less than an hour is left. An earlier time would be safer.`,
    tooLate: (ship, minutes) =>
      `${ship}: all aboard at ${timeLabel(minutes)}, which is before you would be back. Please choose an earlier time.`,
    beforeAshore: (ship, minutes) =>
      `${ship}: ashore from ${timeLabel(minutes)}, too late to be here at the start. Please choose a later time.`,
  },
  French: {
    heading: 'Si vous êtes en escale',
    inPort: (ships) => `Au port ce jour-là${nb}: ${formatList('fr-FR', ships)}.`,
    shipTime: 'L’heure du bord peut différer de l’heure de Port-Vila.',
    timeZoneNote: `Toutes les heures de ce message sont à l’${french.zone}.`,
    back: (minutes) => `Trajet compris, vous êtes de retour au quai vers ${french.time(minutes)}.`,
    allAboard: (ship, minutes) => `${ship}${nb}: dernier retour à bord à ${french.time(minutes)}.`,
    tight: (ship, minutes) =>
      `${ship}${nb}: dernier retour à bord à ${french.time(minutes)}, il vous resterait moins d’une heure. Mieux vaut venir plus tôt.`,
    tooLate: (ship, minutes) =>
      `${ship}${nb}: dernier retour à bord à ${french.time(minutes)}, avant que vous soyez de retour au quai. Choisissez une heure plus tôt dans la journée.`,
    beforeAshore: (ship, minutes) =>
      `${ship}${nb}: débarquement à partir de ${french.time(minutes)}, trop tard pour être à l’heure. Choisissez une heure plus tardive.`,
  },
};
