import { describe, expect, it } from 'vitest';
import { dayLabel } from '#app/console/closures/day-words.ts';
import { openPage, refuse, respond, type StubResponse } from '#app/console/frame/opened-page.testing.tsx';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { addDays, type CalendarDate, dateOf, weekdayOf } from '#shared/values/port-vila-time.ts';
import { CalendarPage } from './calendar-page.tsx';
// Preloads the lazy day part, so that the first test need not wait for it.
import './day-part.tsx';

const showCall = 'GET /api/staff/calendar';
const editCall = 'PUT /api/staff/calendar';

/** An upcoming Tuesday without ships or events in the files. */
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
const nobodyNotified = {
  notified: [],
  kept: [],
  offers: [],
  started: 0,
  remaining: { days: 0, bookings: 0 },
  reopened: [],
  digest: 'd1',
  booked: [] as { tourId: number; guests: number }[],
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

const openMonth = (responses: Readonly<Record<string, readonly StubResponse[]>>) =>
  openPage(() => <CalendarPage />, {
    at: `/staff/calendar?month=${date.slice(0, 7)}&day=${date}`,
    responses: { [showCall]: [respond({ days: [day()] })], ...responses },
  });

/** Opens the page and waits for the form of the day. */
async function openForm(responses: Readonly<Record<string, readonly StubResponse[]>>) {
  const page = await openMonth(responses);
  await page.waitUntil(() => page.find('form'));
  return page;
}
const sentEdits = (page: Awaited<ReturnType<typeof openForm>>) =>
  page.calls.filter(({ call }) => call === editCall).map(({ body }) => body as Record<string, unknown>);

it('a day of the calendar shows its guests as marks, one for every four guests', async () => {
  const page = await openMonth({});
  const cell = page.find(`a[href$="day=${date}"]`);
  expect(cell?.textContent).toContain('5 guests');
  expect(cell?.querySelectorAll('svg rect')).toHaveLength(2);
  expect(page.text()).toContain('One mark is 4 guests.');
});

it('an edit of a calendar day that affects no booking is saved without a confirmation', async () => {
  const ships = [{ ship: 'Tern', ashoreMinutes: 480, allAboardMinutes: 1020 }];
  const saved = day({ seen: 'seen-2', edit: { ships, evening: null, at: 0, by: 'Mia' } });
  const page = await openForm({ [editCall]: [respond({ ...nobodyNotified, day: saved })] });
  expect(page.text()).toContain('5 guests');
  await page.press('Add a ship');
  await page.fill('ship-0', 'Tern');
  await page.submit();
  expect(page.text()).toContain('Please write the time as 7 AM, 5:30 PM or 17:30.');
  expect(sentEdits(page)).toEqual([]);
  await page.fill('ashore-0', '8 AM');
  await page.fill('allAboard-0', '17 h');
  await page.submit();
  expect(sentEdits(page)).toMatchObject([{ date, seen: 'seen-1', opening: 'listed', ships, preview: false }]);
  expect(page.text()).toContain('is saved. It is on the site now.');
  expect(page.text()).toContain('In port: Tern');
});

describe('an edit of a ship’s all-aboard time', () => {
  const sailing = (allAboardMinutes: number) =>
    day({ edit: { ships: [{ ship: 'Tern', ashoreMinutes: 480, allAboardMinutes }], evening: null, at: 0 } });
  const booked = [
    { tourId: 4, guests: 6 },
    { tourId: 8, guests: 4 },
    { tourId: 11, guests: 3 },
    { tourId: 12, guests: 0 },
  ];
  const save = async (before: CalendarDay, allAboard: string, saved: CalendarDay) => {
    const page = await openForm({
      [showCall]: [respond({ days: [before] })],
      [editCall]: [respond({ ...nobodyNotified, booked, day: saved })],
    });
    await page.fill('allAboard-0', allAboard);
    await page.submit();
    return page;
  };

  it('makes the page list the booked starts that are now too late for the ship, explain that no email is sent, and link to Closures', async () => {
    const page = await save(sailing(17 * 60), '2:30 PM', { ...sailing(14 * 60 + 30), seen: 'seen-2' });
    expect(page.text()).toContain('is saved. It is on the site now.');
    expect(page.text()).toContain(
      'Now too late for Tern: 2:00 PM Tour (4 guests), 3:00 PM Tasting (3 guests). No guest gets a mail about it. Ask which guests are from the ship. Close these starts under Closures',
    );
    expect(page.find('[role="status"] a')?.getAttribute('href')).toBe(
      `/staff/closures?date=${date}&start=8&start=11`,
    );
  });

  it('adds no warning about starts that were too late for the ship before', async () => {
    const page = await save(sailing(14 * 60 + 45), '2:30 PM', { ...sailing(14 * 60 + 30), seen: 'seen-2' });
    expect(page.text()).toContain('is saved.');
    expect(page.text()).not.toContain('too late');
  });

  it('adds no warning when the new time is later', async () => {
    const page = await save(sailing(14 * 60 + 30), '5 PM', { ...sailing(17 * 60), seen: 'seen-2' });
    expect(page.text()).toContain('is saved.');
    expect(page.text()).not.toContain('too late');
  });
});

it('an edit that removes starts of a calendar day needs a reason, and previews the parties that it notifies', async () => {
  const notified = { ...nobodyNotified, notified: [party], remaining: { days: 1, bookings: 1 }, day: day() };
  const finished = {
    ...nobodyNotified,
    notified: [party],
    isAsShown: true,
    day: day({ opening: 'afternoon', seen: 'seen-2' }),
  };
  const page = await openForm({ [editCall]: [respond(notified), respond(finished)] });
  await page.pressOn('input[name="opening"][value="afternoon"]');
  await page.submit();
  expect(page.text()).toContain('give a reason');
  await page.fill('reason', 'Staff day');
  await page.submit();
  expect(sentEdits(page)).toMatchObject([{ opening: 'afternoon', reason: 'Staff day', preview: true }]);
  expect(page.text()).toContain('Ann Sample, 2');
  expect(page.text()).toContain(
    `Who gets a message${dayLabel(date)}Open from noon: the 4 starts before noon close.`,
  );
  expect(page.text()).not.toContain('saved with it');
  await page.press('Open from noon and tell 1');
  expect(sentEdits(page)[1]).toMatchObject({
    preview: false,
    digest: 'd1',
    commandId: sentEdits(page)[0]?.commandId,
  });
  expect(page.text()).toContain('1 party gets an email.');
});

it('an edit that adds a ship and opens a calendar day from noon is described as an opening from noon before and after it is saved', async () => {
  const preview = { ...nobodyNotified, remaining: { days: 1, bookings: 0 }, day: day() };
  const finished = { ...nobodyNotified, day: day({ opening: 'afternoon', seen: 'seen-2' }) };
  const page = await openForm({ [editCall]: [respond(preview), respond(finished)] });
  await page.pressOn('input[name="opening"][value="afternoon"]');
  await page.fill('reason', 'Staff day');
  await page.press('Add a ship');
  await page.fill('ship-0', 'Tern');
  await page.fill('ashore-0', '08:00');
  await page.fill('allAboard-0', '17:00');
  await page.submit();
  expect(page.text()).toContain('The ships are saved with it.');
  expect(page.button('Change nothing')).toBeDefined();
  expect(page.button('Leave it open')).toBeUndefined();
  await page.press('Open from noon');
  expect(page.text()).toContain('Saved: open from noon');
  expect(page.text()).not.toContain('Closed');
});

it('an edit that closes a calendar day is confirmed and reported as a closing', async () => {
  const preview = { ...nobodyNotified, remaining: { days: 1, bookings: 0 }, day: day() };
  const finished = { ...nobodyNotified, day: day({ opening: 'closed', seen: 'seen-2' }) };
  const page = await openForm({ [editCall]: [respond(preview), respond(finished)] });
  await page.pressOn('input[name="opening"][value="closed"]');
  await page.fill('reason', 'Staff day');
  await page.submit();
  expect(page.text()).not.toContain('Open from noon');
  expect(page.button('Leave it open')).toBeDefined();
  await page.press('Close');
  expect(page.text()).toContain('ClosedThere were no guests to tell.');
});

it('an edit of a calendar day can be saved although the starts that it removes are all closed already', async () => {
  const preview = { ...nobodyNotified, day: day() };
  const finished = { ...nobodyNotified, day: day({ opening: 'afternoon', seen: 'seen-2' }) };
  const page = await openForm({ [editCall]: [respond(preview), respond(finished)] });
  await page.pressOn('input[name="opening"][value="afternoon"]');
  await page.fill('reason', 'Staff day');
  await page.submit();
  expect(page.text()).toContain('There are no bookings, so there are no guests to tell.');
  await page.press('Open from noon');
  expect(sentEdits(page)[1]).toMatchObject({ opening: 'afternoon', preview: false });
});

it('an edit of a calendar day is refused if a colleague has changed the day, and the page can show the current day', async () => {
  const changedDay = day({ opening: 'closed', closedFor: 'Cyclone', seen: 'seen-2', isClosedByStaff: true });
  const page = await openForm({
    [showCall]: [respond({ days: [day()] }), respond({ days: [changedDay] })],
    [editCall]: [refuse('calendar-changed', 'Ben has changed this day since it was shown.', 409)],
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

it('an edit of a calendar day is sent again with the same command id after its response was lost', async () => {
  const page = await openForm({
    [editCall]: ['drop', respond({ ...nobodyNotified, day: day({ seen: 'seen-2' }) })],
  });
  await page.submit();
  expect(page.text()).toContain('so the day may be saved');
  await page.submit();
  const [first, second] = sentEdits(page);
  expect(second).toEqual(first);
});

it('a month of the calendar that failed to load can be loaded again', async () => {
  const page = await openMonth({ [showCall]: ['drop', respond({ days: [day()] })] });
  expect(page.text()).toContain('The month could not be fetched.');
  await page.press('Try again');
  expect(page.text()).toContain('5 guests');
});
