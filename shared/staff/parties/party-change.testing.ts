import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { StaffChange } from '../staff-change.ts';
import type { ChangeableParty, RequestedParty } from './party-change.ts';
import { secondsAt } from './visit.testing.ts';

/** Ann Lee, four adults in English, at ten on Tuesday 24 November 2026. */
export const annLee = (changes: Partial<ChangeableParty> = {}): ChangeableParty => ({
  date: calendarDateFrom('2026-11-24'),
  tourId: 0,
  time: '10:00 AM',
  tourType: 'Tour and Tasting',
  guestCount: 4,
  preferredLanguage: 'English',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  sixLetters: 'HKTRWM',
  totalPrice: 16_000,
  due: 16_000,
  status: 'confirmed',
  sequence: 3,
  confirmations: { lastAt: secondsAt('08:00'), day: calendarDateFrom('2026-11-24'), count: 1 },
  log: [],
  bookedAt: secondsAt('08:00'),
  staffChanges: [],
  hasOperator: false,
  hasMoved: false,
  ...changes,
});

/** A request for the stored party with some changes. */
export const requestedFrom = (
  { date, tourId, guestCount, preferredLanguage, firstName, lastName, email, phone = '' }: ChangeableParty,
  changes: Partial<RequestedParty> = {},
): RequestedParty => ({
  date,
  tourId,
  guestCount,
  preferredLanguage,
  firstName,
  lastName,
  email,
  phone,
  ...changes,
});

export const staffChange = (changes: Partial<StaffChange> = {}): StaffChange => ({
  id: 'f'.repeat(24),
  at: secondsAt('09:00'),
  by: 'ana',
  on: 'door',
  kind: 'change',
  parts: ['guests'],
  from: { guestCount: 2 },
  to: { guestCount: 4 },
  ...changes,
});
