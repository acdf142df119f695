import { expect, it } from 'vitest';
import { dayLabel, momentLabel } from '#app/console/page/moments.ts';
import type { ListedPerson } from '#shared/contracts/staff/list-people.ts';
import { groupDevices, groupPeople, type KnownDevice } from './known-people.ts';
import { usedLabel } from './used-label.ts';

const now = new Date('2026-12-10T13:56:00+11:00');
const epochSeconds = (text: string) => Date.parse(text) / 1000;

const device = (id: string, changes: Partial<KnownDevice> = {}): KnownDevice => ({
  id,
  browser: 'Safari on iPhone',
  state: 'linked',
  invitedAt: epochSeconds('2026-11-01T09:00:00+11:00'),
  endsAt: epochSeconds('2027-01-09T09:00:00+11:00'),
  ...changes,
});
const person = (name: string, changes: Partial<ListedPerson> = {}): ListedPerson => ({
  id: name,
  name,
  role: 'floor',
  devices: [],
  passkeys: [],
  ...changes,
});

it('the list of people separates devices in use from revoked, expired and never linked ones', () => {
  const { liveDevices, formerDevices } = groupDevices(
    person('H. Host', {
      devices: [
        device('old', { lastUsedAt: epochSeconds('2026-12-01T09:00:00+11:00') }),
        device('new', { lastUsedAt: epochSeconds('2026-12-10T09:00:00+11:00') }),
        device('ended', { state: 'ended' }),
        device('over', { endsAt: now.getTime() / 1000 }),
        device('late', { state: 'invited', endsAt: now.getTime() / 1000 - 60 }),
        device('invited', { state: 'invited', endsAt: now.getTime() / 1000 + 60 }),
      ],
    }),
    now,
  );
  expect(liveDevices.map(({ id }) => id)).toEqual(['new', 'old', 'invited']);
  expect(formerDevices.map(({ id }) => id).sort()).toEqual(['ended', 'late', 'over']);
});

it('the list of people sorts colleagues by name, and lists former ones separately', () => {
  const { currentPeople, formerPeople } = groupPeople([
    person('T. Taster'),
    person('B. Barr', { endedAt: 1 }),
    person('É. Host'),
    person('F. Floor'),
  ]);
  expect(currentPeople.map(({ name }) => name)).toEqual(['É. Host', 'F. Floor', 'T. Taster']);
  expect(formerPeople.map(({ name }) => name)).toEqual(['B. Barr']);
});

it.each([
  ['in the last hour', '2026-12-10T12:57:00+11:00'],
  ['1 hour ago', '2026-12-10T12:56:00+11:00'],
  ['23 hours ago', '2026-12-09T14:56:00+11:00'],
  ['1 day ago', '2026-12-09T13:56:00+11:00'],
  ['41 days ago', '2026-10-30T13:00:00+11:00'],
])('the list of people shows when a device was last used: %s', (label, usedAt) => {
  expect(usedLabel(epochSeconds(usedAt), now)).toBe(label);
});

it('the list of people shows the year of a date only if it is another year, and for today the time instead of the date', () => {
  expect(dayLabel(epochSeconds('2026-12-24T09:00:00+11:00'), now)).toBe('24 Dec');
  expect(dayLabel(epochSeconds('2027-01-09T09:00:00+11:00'), now)).toBe('9 Jan 2027');
  expect(momentLabel(epochSeconds('2026-12-10T14:06:00+11:00'), now)).toBe('2:06 PM');
  expect(momentLabel(epochSeconds('2026-12-11T00:06:00+11:00'), now)).toBe('11 Dec');
});
