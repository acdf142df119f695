import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

/** Typing a run sheet after an outage. */
export const paperCopy = {
  title: 'Type the sheet.',
  lead: 'Each line is read in words beside it. Nothing is stored before you press.',
  of: (day: string, sheet: string) => `${day}, sheet ${sheet}.`,
  sheet: 'Number of the sheet',
  sheetHint: 'Top right on the paper, such as 1211-HKTR-WM.',
  notASheet: 'This is no number of a sheet. It reads like 1211-HKTR-WM.',
  changed:
    'The list of this day has changed since the sheet was printed. Compare each name with the paper before you store it.',
  loading: 'Fetching the day…',
  notLoaded: 'The day could not be fetched.',
  retry: 'Try again',
  noDay: 'This device does not have that day. Type the sheet once the network is back.',
  lines: 'As on the paper',
  linesHint: 'One line for each party',
  understood: 'As it is understood',
  line: (number: number) => `Line ${number}`,
  arrived: (guests: number, of: number) => (guests < of ? `${guests} of ${of} arrived` : `${guests} arrived`),
  paid: {
    'cash-vuv': (sum: string) => `paid ${sum} in cash`,
    'cash-aud': (sum: string) => `paid ${sum} in cash`,
    card: (sum: string) => `paid ${sum} by card`,
    complimentary: () => 'complimentary',
    'operator-account': () => 'on the operator’s account',
  } satisfies Record<PaymentMethod, (sum: string) => string>,
  noShow: 'no-show',
  says: (name: string, what: string) => `${name}: ${what}`,
  walkIn: 'Walk-in',
  at: (start: string, time: string) => `${start}, at ${time}`,
  noTime: (start: string) => `${start}; no time written: as of its start`,
  same: 'stored already: changes nothing',
  asks: {
    operator: (company: string, sum: string, write: string) =>
      `${company} pays for them. Was ${sum} really taken? Write ${write} to say yes.`,
    'too-much': (owed: number, sum: string, write: string) =>
      `${owed === 0 ? 'Nothing is owed' : `${formatFigure(owed)} is owed`}. Was ${sum} really taken? Write ${write} to say yes.`,
  },
  unknown: (letters: string) => `${letters} is not on this sheet`,
  near: (names: string) => (names === '' ? 'Look at the paper again.' : `Near it: ${names}`),
  tooMany: (name: string, booked: number, guests: number) => `${name} is booked for ${booked}, not ${guests}`,
  more: (guests: number, write: string) =>
    `${guests === 1 ? 'One more' : `${guests} more`} came with them? Write ${write} as well.`,
  wrong: {
    letters: (word: string) => `${word} is not two letters of a party, and not W`,
    word: (word: string) => `${word} cannot be read`,
    payment: (word: string) => `${word}: cash (c) or card (d)?`,
    twice: (word: string) => `${word} is said twice`,
    start: (word: string) => (word === '' ? 'The start is missing' : `${word} is no start`),
    guests: () => 'How many came? Write a and the number',
    nothing: () => 'Nothing is said of them yet',
    'no-show': () => 'A no-show has not arrived or paid',
  },
  wrongHint: 'See how to write.',
  how: 'How to write',
  grammar: [
    ['KA', 'the two letters of the party'],
    ['a2', '2 arrived'],
    ['c5000', '5,000 in cash'],
    ['d5000', '5,000 by card'],
    ['u100', '100 Australian dollars'],
    ['o, f', 'operator pays, complimentary'],
    ['n', 'no-show'],
    ['t14:20', 'the time, if written'],
    ['W 2:00 tour', 'a walk-in'],
    ['!', 'yes, it was so'],
  ],
  /** After `W`. */
  tour: 'tour',
  tasting: 'tasting',
  stay: (wrong: number, asks: number) =>
    [
      wrong > 0 && `${counted(wrong, 'line')} ${wrong === 1 ? 'is' : 'are'} not understood`,
      asks > 0 && `${asks} ${asks === 1 ? 'asks' : 'ask'}`,
    ]
      .filter(Boolean)
      .join(', '),
  stayHint: 'They stay here; the others can go.',
  store: (lines: number) => `Store ${counted(lines, 'line')}`,
  storeSub: (presses: number, name: string) =>
    `${counted(presses, 'press', 'presses')}, as written by ${name} from paper`,
  storing: 'Storing…',
  nothing: 'Nothing to store',
  firstError: 'Show me the first error',
  stored: (lines: number) => `${counted(lines, 'line')} stored. They are sent by themselves.`,
  notStored: 'This device cannot keep them. Nothing more was stored; the lines stay here.',
  reason: 'As on the run sheet',
} as const;
