import { capacity } from '../../shared/booking/guests.ts';
import { isFull } from './scenario.ts';
import type { Answer } from './visitor.ts';

/** A slot's item as it lies in the table; read here without the stores, which are under trial. */
export type SlotItem = Readonly<Record<string, unknown>>;

interface BookingRecord {
  readonly reference: string;
  readonly guestCount: number;
  readonly preferredLanguage: string;
  readonly status: string;
}

export const bookingsIn = (item: SlotItem | undefined): BookingRecord[] =>
  Object.entries(item ?? {})
    .filter(([name]) => name.startsWith('booking#'))
    .map(([, value]) => value as BookingRecord);

export const confirmedIn = (item: SlotItem | undefined): BookingRecord[] =>
  bookingsIn(item).filter(({ status }) => status === 'confirmed');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Seats are conserved, nothing is oversold, and one language is spoken: whatever has happened to a slot. */
export function slotProblems(item: SlotItem | undefined): string[] {
  if (item === undefined) return [];
  const confirmed = confirmedIn(item);
  const guests = Number(item.guests);
  const booked = sum(confirmed.map(({ guestCount }) => guestCount));
  const languages = [...new Set(confirmed.map(({ preferredLanguage }) => preferredLanguage))];
  const problems: string[] = [];
  if (guests !== booked) problems.push(`the slot counts ${guests} guests, its confirmed bookings ${booked}`);
  if (guests > capacity || booked > capacity) problems.push(`${Math.max(guests, booked)} seats are sold`);
  if (guests < 0) problems.push('more seats were given back than were sold');
  if (languages.length > 1) problems.push(`the slot is booked in ${languages.join(' and ')}`);
  if (languages.length === 1 && item.language !== languages[0]) {
    problems.push(`the slot says ${String(item.language)}, its bookings ${languages[0]}`);
  }
  if (languages.length === 0 && item.language !== undefined) {
    problems.push(`the slot is empty and still bound to ${String(item.language)}`);
  }
  return problems;
}

/** What visitors were told agrees with what is stored: each acknowledged booking is there, and no other. */
export function acknowledgementProblems(item: SlotItem | undefined, answers: readonly Answer[]): string[] {
  const acknowledged = new Set(
    answers.filter(({ status }) => status === 201).map(({ body }) => String(body.data.reference)),
  );
  const stored = new Set(confirmedIn(item).map(({ reference }) => reference));
  return [
    ...[...acknowledged]
      .filter((reference) => !stored.has(reference))
      .map(() => 'an acknowledged booking is not stored'),
    ...[...stored]
      .filter((reference) => !acknowledged.has(reference))
      .map(() => 'a stored booking was not acknowledged'),
  ];
}

const maxAnswerMilliseconds = 8000;

/**
 * No answer is a failure of ours. In `npm run resilience`, which has the machine to itself, none takes longer than a
 * page waits; `npm test` shares its machine and does not judge by the clock.
 */
export function answerProblems(answers: readonly Answer[]): string[] {
  const failed = answers.filter(({ status }) => status >= 500 || status === 0);
  const slow = answers.filter(({ milliseconds }) => milliseconds > maxAnswerMilliseconds);
  return [
    ...(failed.length > 0 ? [`${failed.length} answers were failures, the first ${failed[0]?.status}`] : []),
    ...(isFull && slow.length > 0 ? [`${slow.length} answers took more than 8 s`] : []),
  ];
}

/** Quotients of answer times within one run; times themselves differ from machine to machine. */
export function timeMetrics(answers: readonly Answer[]): { 'p99 / p50': number } {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;
  return { 'p99 / p50': round(at(0.99) / Math.max(at(0.5), 0.01)) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
