import { slots, startAtMinutes, type TourType } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';

/**
 * Lines typed from a run sheet: `KA a2 c8000, MO n`. An entry consists of the two letters of a party, or a walk-in with
 * its start, and then the details in any order. Sums in whole vatu, Australian cash in cents. The letters of cash and
 * card are those of the console's language.
 */

export interface PaperPayment {
  readonly method: PaymentMethod;
  /** Absent for a free visit and for the operator's account, which settle the whole amount owed. */
  readonly amount?: number;
  /** Written with `!`: the payment was taken even if it exceeds the amount owed. */
  readonly isSure: boolean;
}

export interface PaperEntry {
  /** The letters of a party; undefined for a walk-in. */
  readonly letters?: string;
  /** The start of a walk-in. */
  readonly tourId?: number;
  readonly arrived?: number;
  readonly payments: readonly PaperPayment[];
  readonly isNoShow: boolean;
  /** Minutes since midnight. */
  readonly at?: number;
}

/** The capital letter of each method that is written differently in English and French. */
export type PayLetters = Readonly<Record<'cash-vuv' | 'card', string>>;

const englishLetters: PayLetters = { 'cash-vuv': 'C', card: 'D' };

/** Why an entry cannot be parsed. `word`: the invalid part. `payment`: its letter is that of another language. */
export type PaperProblem = {
  readonly kind: 'letters' | 'word' | 'payment' | 'twice' | 'start' | 'guests' | 'nothing' | 'no-show';
  readonly word: string;
};

export type ParsedEntry =
  | { readonly text: string; readonly entry: PaperEntry; readonly problem?: undefined }
  | { readonly text: string; readonly entry?: undefined; readonly problem: PaperProblem };

export interface PaperLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly entries: readonly ParsedEntry[];
}

/** The lines of a text, without empty ones. Several entries of a line are separated by commas. */
export const readLines = (text: string, payLetters = englishLetters): readonly PaperLine[] =>
  text.split('\n').flatMap((line, index) => {
    const entries = line
      .split(/[,;]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    return entries.length === 0
      ? []
      : [
          {
            number: index + 1,
            text: line.trim(),
            entries: entries.map((entry) => readEntry(entry, payLetters)),
          },
        ];
  });

export function readEntry(text: string, payLetters = englishLetters): ParsedEntry {
  const [first = '', ...rest] = text.trim().toUpperCase().split(/\s+/);
  const parsed = first === 'W' ? readWalkIn(rest, payLetters) : readParty(first, rest, payLetters);
  return 'kind' in parsed ? { text, problem: parsed } : { text, entry: parsed };
}

type EntryDetails = Pick<PaperEntry, 'arrived' | 'payments' | 'isNoShow' | 'at'>;

function readParty(
  letters: string,
  words: readonly string[],
  payLetters: PayLetters,
): PaperEntry | PaperProblem {
  if (!/^[A-Z]{2}$/.test(letters)) return { kind: 'letters', word: letters };
  const details = readDetails(words, payLetters);
  return 'kind' in details ? details : { letters, ...details };
}

function readWalkIn(
  [time = '', type = '', ...words]: readonly string[],
  payLetters: PayLetters,
): PaperEntry | PaperProblem {
  const tourId = startOf(time, type);
  if (tourId === undefined) return { kind: 'start', word: `${time} ${type}`.trim() };
  const details = readDetails(words, payLetters);
  if ('kind' in details) return details;
  if (details.isNoShow) return { kind: 'no-show', word: 'N' };
  return details.arrived === undefined ? { kind: 'guests', word: '' } : { tourId, ...details };
}

/** Tour types by their English and French words. */
const types: Readonly<Record<string, TourType>> = {
  TOUR: 'Tour and Tasting',
  VISITE: 'Tour and Tasting',
  TASTING: 'Cellar Door Tasting',
  DÉGUSTATION: 'Cellar Door Tasting',
  DEGUSTATION: 'Cellar Door Tasting',
};

/** Starts are between ten and five, so the hour alone is unambiguous. */
function startOf(time: string, type: string): number | undefined {
  const minutes = minutesOf(time);
  const start = minutes === undefined ? undefined : startAtMinutes(minutes);
  return slots.find((slot) => slot.time === start && slot.type === types[type])?.id;
}

/** `2:00`, `14:00`, `14H00`, `9:50`: hours from one to seven are in the afternoon. */
function minutesOf(text: string): number | undefined {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.H](\d{2})?)?$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const hour = Number(hours) >= 1 && Number(hours) <= 7 ? Number(hours) + 12 : Number(hours);
  return hour * 60 + Number(minutes);
}

/** Letters of cash and card in either language. */
const moneyLetters = ['C', 'D', 'E', 'B'];

const otherMethods: Readonly<Record<string, PaymentMethod>> = {
  U: 'cash-aud',
  O: 'operator-account',
  F: 'complimentary',
};

function methodOf(letter: string, payLetters: PayLetters): PaymentMethod | undefined {
  if (letter === payLetters['cash-vuv']) return 'cash-vuv';
  return letter === payLetters.card ? 'card' : otherMethods[letter];
}

function readDetails(words: readonly string[], payLetters: PayLetters): EntryDetails | PaperProblem {
  let details: EntryDetails = { payments: [], isNoShow: false };
  for (const word of words) {
    const added = readWord(word, details, payLetters);
    if ('kind' in added) return added;
    details = added;
  }
  if (details.isNoShow && (details.arrived !== undefined || details.payments.length > 0))
    return { kind: 'no-show', word: 'N' };
  const isEmpty = details.arrived === undefined && details.payments.length === 0 && !details.isNoShow;
  return isEmpty ? { kind: 'nothing', word: '' } : details;
}

function readWord(word: string, details: EntryDetails, payLetters: PayLetters): EntryDetails | PaperProblem {
  const [, kind = '', value = '', mark = ''] = /^([ABCDEUNTOF])([\d:.H]*)(!?)$/.exec(word) ?? [];
  const invalid: PaperProblem = { kind: 'word', word };
  const duplicate: PaperProblem = { kind: 'twice', word };
  switch (kind) {
    case 'A': {
      if (!/^\d{1,2}$/.test(value) || Number(value) < 1 || Number(value) > capacity) return invalid;
      return details.arrived === undefined ? { ...details, arrived: Number(value) } : duplicate;
    }
    case 'N':
      if (value !== '') return invalid;
      return details.isNoShow ? duplicate : { ...details, isNoShow: true };
    case 'T': {
      const at = minutesOf(value);
      if (at === undefined) return invalid;
      return details.at === undefined ? { ...details, at } : duplicate;
    }
    case '':
      return invalid;
    default: {
      const method = methodOf(kind, payLetters);
      if (method === undefined) return moneyLetters.includes(kind) ? { kind: 'payment', word } : invalid;
      const amount = sumOf(method, value);
      if (amount === undefined) return invalid;
      if (details.payments.some((payment) => payment.method === method)) return duplicate;
      const payment = { method, ...(amount > 0 && { amount }), isSure: mark === '!' };
      return { ...details, payments: [...details.payments, payment] };
    }
  }
}

/** Zero for a method without a sum; undefined for an invalid sum. */
function sumOf(method: PaymentMethod, value: string): number | undefined {
  if (method === 'operator-account' || method === 'complimentary') return value === '' ? 0 : undefined;
  if (method === 'cash-aud') {
    const [, dollars, cents = '00'] = /^(\d{1,5})(?:\.(\d\d))?$/.exec(value) ?? [];
    return dollars === undefined ? undefined : positiveSum(Number(dollars) * 100 + Number(cents));
  }
  // A dot may separate thousands.
  const digits = /^\d{1,3}(?:\.\d{3})+$/.test(value) ? value.replaceAll('.', '') : value;
  return /^\d{1,7}$/.test(digits) ? positiveSum(Number(digits)) : undefined;
}

const positiveSum = (sum: number): number | undefined => (sum > 0 ? sum : undefined);
