import { capacity } from '#shared/booking/terms.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import type { ApiResponse } from './visitor.ts';

/** A slot item, read without the stores under test. */
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

/** Violated invariants of a slot: its seats add up, none is oversold, and it has one language. */
export function slotProblems(item: SlotItem | undefined): string[] {
  if (item === undefined) return [];
  const confirmed = confirmedIn(item);
  const guests = Number(item.guests);
  const bookedGuests = sum(confirmed.map(({ guestCount }) => guestCount));
  const languages = [...new Set(confirmed.map(({ preferredLanguage }) => preferredLanguage))];
  const problems: string[] = [];
  if (guests !== bookedGuests)
    problems.push(`the slot counts ${guests} guests, its confirmed bookings ${bookedGuests}`);
  if (guests > capacity || bookedGuests > capacity)
    problems.push(`${Math.max(guests, bookedGuests)} seats are sold`);
  if (guests < 0) problems.push('more seats were released than sold');
  if (languages.length > 1) problems.push(`the slot is booked in ${languages.join(' and ')}`);
  if (languages.length === 1 && item.language !== languages[0]) {
    problems.push(`the slot says ${String(item.language)}, its bookings ${languages[0]}`);
  }
  if (languages.length === 0 && item.language !== undefined) {
    problems.push(`the slot is empty and still has the language ${String(item.language)}`);
  }
  return problems;
}

/** Differences between responses and stored state: every acknowledged booking must be stored, and no other. */
export function acknowledgementProblems(
  item: SlotItem | undefined,
  responses: readonly ApiResponse[],
): string[] {
  const acknowledged = new Set(
    responses.filter(({ status }) => status === 201).map(({ body }) => String(body.data.reference)),
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

const maxResponseMilliseconds = 8000;

/**
 * Server errors. `npm run resilience`, which has the machine to itself, also limits response times; `npm test` does
 * not.
 */
export function responseProblems(responses: readonly ApiResponse[]): string[] {
  const failed = responses.filter(({ status }) => status >= 500 || status === 0);
  const slow = responses.filter(({ milliseconds }) => milliseconds > maxResponseMilliseconds);
  return [
    ...(failed.length > 0 ? [`${failed.length} server errors, the first with ${failed[0]?.status}`] : []),
    ...(isFullRun && slow.length > 0 ? [`${slow.length} responses took more than 8 s`] : []),
  ];
}

/** Ratios of response times within one run; absolute times depend on the machine. */
export function timeMetrics(responses: readonly ApiResponse[]): { 'p99 / p50': number } {
  const times = responses.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const quantile = (share: number): number =>
    times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;
  return { 'p99 / p50': round(quantile(0.99) / Math.max(quantile(0.5), 0.01)) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
