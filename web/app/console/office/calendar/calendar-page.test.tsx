import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Answer, answer, openPage, refuse } from '#app/console/frame/opened-page.testing.tsx';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { addDays, type CalendarDate, dateOf, weekdayOf } from '#shared/values/port-vila-time.ts';
import { CalendarPage } from './calendar-page.tsx';
// The page loads it with the first day.
import './day-part.tsx';

const show = 'GET /api/staff/calendar';
const edit = 'PUT /api/staff/calendar';

/** A Tuesday next week without anything in the files. */
let date: CalendarDate = addDays(dateOf(new Date()), 7);
while (weekdayOf(date) !== 2) date = addDays(date, 1);

const day = (changes: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  opening: 'open',
  seen: 'seen-1',
  guests: 5,
  closedStarts: 0,
  pendingNotifications: 0,
  isClosedByStaff: false,
  edit: { ships: [], evening: null, at: 0, by: 'Mia' },
  ...changes,
});
const none = {
  notified: [],
  kept: [],
  offers: [],
  started: 0,
  remaining: { days: 0, bookings: 0 },
  reopened: [],
  digest: 'd1',
};
const party = {
  id: 'b1',
  date,
  tourId: 0,
  firstName: 'Ann',
  lastName: 'Sample',
  source: 'web',
  guestCount: 2,
  due: 8000,
  isMailed: true,
  messagesIn: 'English',
};

const opened = (answers: Readonly<Record<string, readonly Answer[]>>) =>
  openPage(() => <CalendarPage />, {
    at: `/staff/calendar?month=${date.slice(0, 7)}&day=${date}`,
    answers: { [show]: [answer({ days: [day()] })], ...answers },
  });
// Fetched on demand; here at once, so that React can wait for it.
beforeAll(async () => void (await import('./day-part.tsx')));

/** With the form of the day. */
async function open(answers: Readonly<Record<string, readonly Answer[]>>) {
  const page = await opened(answers);
  await vi.waitUntil(async () => {
    await act(async () => {});
    return page.find('form');
  });
  return page;
}
const sent = (page: Awaited<ReturnType<typeof open>>) =>
  page.calls.filter(({ call }) => call === edit).map(({ body }) => body as Record<string, unknown>);

it('saves what touches no booking without asking', async () => {
  const ships = [{ ship: 'Tern', ashoreMinutes: 480, allAboardMinutes: 1020 }];
  const saved = day({ seen: 'seen-2', edit: { ships, evening: null, at: 0, by: 'Mia' } });
  const page = await open({ [edit]: [answer({ ...none, day: saved })] });
  expect(page.text()).toContain('5 guests');
  await page.press('Add a ship');
  await page.fill('ship-0', 'Tern');
  await page.submit();
  expect(page.text()).toContain('Please write the time as 08:30.');
  expect(sent(page)).toEqual([]);
  await page.fill('ashore-0', '08:00');
  await page.fill('allAboard-0', '17:00');
  await page.submit();
  expect(sent(page)).toMatchObject([{ date, seen: 'seen-1', opening: 'listed', ships, preview: false }]);
  expect(page.text()).toContain('is saved. It is on the site now.');
  expect(page.text()).toContain('In port: Tern');
});

it('shows whom the removal of starts notifies, before anything is changed', async () => {
  const notified = { ...none, notified: [party], remaining: { days: 1, bookings: 1 }, day: day() };
  const done = {
    ...none,
    notified: [party],
    isAsShown: true,
    day: day({ opening: 'afternoon', seen: 'seen-2' }),
  };
  const page = await open({ [edit]: [answer(notified), answer(done)] });
  await page.pressOn('input[name="opening"][value="afternoon"]');
  await page.submit();
  expect(page.text()).toContain('give a reason');
  await page.fill('reason', 'Staff day');
  await page.submit();
  expect(sent(page)).toMatchObject([{ opening: 'afternoon', reason: 'Staff day', preview: true }]);
  expect(page.text()).toContain('Ann Sample, 2');
  await page.press('Close and tell 1');
  expect(sent(page)[1]).toMatchObject({ preview: false, digest: 'd1', commandId: sent(page)[0]?.commandId });
  expect(page.text()).toContain('1 party is told by mail.');
});

it('says who was first, and shows the day as it is now', async () => {
  const now = day({ opening: 'closed', closedFor: 'Cyclone', seen: 'seen-2', isClosedByStaff: true });
  const page = await open({
    [show]: [answer({ days: [day()] }), answer({ days: [now] })],
    [edit]: [refuse('calendar-changed', 'Ben has changed this day since it was shown.', 409)],
  });
  await page.press('Add a ship');
  await page.fill('ship-0', 'Tern');
  await page.fill('ashore-0', '08:00');
  await page.fill('allAboard-0', '17:00');
  await page.submit();
  expect(page.text()).toContain('Ben has changed this day');
  await page.press('Show it as it is now');
  expect(page.text()).toContain('Closed: Cyclone');
  expect(page.find('input[name="ship-0"]')).toBeNull();
});

it('repeats a command whose answer was lost under its id', async () => {
  const page = await open({ [edit]: ['drop', answer({ ...none, day: day({ seen: 'seen-2' }) })] });
  await page.submit();
  expect(page.text()).toContain('so the day may be saved');
  await page.submit();
  const [first, second] = sent(page);
  expect(second).toEqual(first);
});

it('offers to fetch the month again', async () => {
  const page = await opened({ [show]: ['drop', answer({ days: [day()] })] });
  expect(page.text()).toContain('The month could not be fetched.');
  await page.press('Try again');
  expect(page.text()).toContain('5 guests');
});
