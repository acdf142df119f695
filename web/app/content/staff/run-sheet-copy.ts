import type { TourLanguage } from '#shared/booking/language.ts';
import { capacity } from '#shared/booking/terms.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure, formatVuv } from '#shared/values/written-amount.ts';

const languages: Readonly<Record<TourLanguage, string>> = { English: 'English', French: 'French' };

/** The run sheet on paper, printed from Today. */
export const runSheetCopy = {
  print: 'Print the day',
  /** `2:00 PM Tour`. */
  printStart: (start: string) => `Print ${start}`,
  printOf: (day: string) => `Print ${day}`,
  printShort: 'Print',
  totals: (guests: number, parties: number, vatu: number) =>
    `${counted(guests, 'guest')}, ${parties === 1 ? '1 party' : `${parties} parties`}, ${formatVuv(vatu)} to collect`,
  asOf: (time: string, day: string) => [`As of ${time}, ${day}.`, 'Later bookings are not on it.'] as const,
  columns: {
    letters: 'Letters',
    name: 'Name, note',
    here: 'Here: strike one each',
    due: 'To pay',
    cash: 'Cash',
    card: 'Card',
    noShow: 'No-show',
  },
  language: (language: TourLanguage) => languages[language],
  languageFree: 'no language yet',
  ofStart: (guests: number, vatu: number) =>
    `${guests} of ${capacity}${vatu === 0 ? '' : `, ${formatFigure(vatu)}`}`,
  closed: (reason?: string) => (reason ? `Closed: ${reason}` : 'Closed'),
  account: 'account',
  paid: 'paid',
  paysAll: (company: string) => `${company} pays`,
  paysPart: (company: string, vatu: number) => `${company} pays ${formatFigure(vatu)} of it`,
  with: (company: string) => `with ${company}`,
  walkIn: 'Walk-in',
  otherStarts: 'Walk-ins at other starts',
  start: 'Start',
  empty: 'No guests are booked.',
  reduced: 'Say who you are before you print: this tablet shows no names until then.',
  destroy: 'Names are for this day’s work only: destroy the sheet when it is typed.',
  sheet: 'Sheet',
  /** How a sheet is typed after an outage. */
  typing: {
    title: 'After the outage,',
    text: 'press More, Type a run sheet, and type one line for each party, or several with commas: its two letters, then a2 two arrived, c8000 cash, d8000 card, n no-show, t14:20 the time.',
    example: 'KA a2 c8000, MO n',
    walkIn: 'Walk-in:',
    walkInExample: 'W 2:00 tour a4 c16000',
    again: 'Typed twice changes nothing.',
  },
} as const;
