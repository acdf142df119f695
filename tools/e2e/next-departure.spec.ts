import { messages } from '#shared/booking/messages/messages.ts';
import type { StartTime, TourType } from '#shared/booking/slots.ts';
import { addDays, type CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { bookForOthers, formAddress, type SlotOnDay } from './site/api.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import { fillDetails, slotInList, slotOnPage } from './site/visitor.ts';

const tour = 'Tour and Tasting';
const slotAt = (date: CalendarDate, time: StartTime, type: TourType = tour): SlotOnDay => ({
  date,
  time,
  type,
});
const heading = (date: CalendarDate) => formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' });

test('the tours page links to the next day that suits the party if few starts of the chosen day do @any-size', async ({
  page,
  request,
}, { project }) => {
  const date = dayOf('nextDeparture', project.name);
  const dayAfter = addDays(date, 1);
  for (const time of ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM'] as const)
    await bookForOthers(request, slotAt(date, time), 15);
  await bookForOthers(request, slotAt(dayAfter, '10:00 AM'), 9);

  const requestedDates: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/api/availability'))
      requestedDates.push(new URL(sent.url()).searchParams.get('date') ?? '');
  });
  await openPage(page, `/tours?date=${date}&tourType=${tour.replaceAll(' ', '+')}`);
  await expect(page.getByText('7 choices for 1 adult.')).toBeVisible();
  expect(requestedDates, 'the other day is not needed yet').toEqual([date]);

  const adults = page.getByRole('spinbutton', { name: 'Number of adults' });
  await adults.fill('17');
  await adults.press('Tab');
  await expect(page.getByText(messages.groupTooLarge)).toBeVisible();
  await adults.fill('1');
  await expect(page.getByText(messages.groupTooLarge)).toHaveCount(0);
  await page.getByRole('button', { name: 'One adult more' }).click();
  await expect(page).toHaveURL(/guests=2/);
  await expect(page.getByText('3 choices for 2 adults.')).toBeVisible();
  await expect(slotInList(page, '10:00 AM', tour)).toContainText('You need 2 places');
  const otherDay = page.getByRole('link', {
    name: `Next Tour and Tasting with room for 2: ${formatDate(dayAfter, { weekday: 'long' })} 10:00 AM, 7 places`,
  });
  await expect(otherDay).toBeVisible();
  expect(requestedDates, 'each day once').toEqual([date, dayAfter]);
  await expectAccessibleInFull(page);

  await otherDay.click();
  await expect(page.locator('#chosen-day')).toHaveText(heading(dayAfter));
  const highlighted = slotOnPage(page, '10:00 AM', tour);
  await expect(highlighted).toBeFocused();
  await expect(highlighted).toBeInViewport();
  await expect(highlighted).toHaveAttribute('aria-current', 'true');
  await expectAccessibleInFull(page);
  await page.goBack();
  await expect(page.locator('#chosen-day')).toHaveText(heading(date));
});

test('the tours page links to no other day if the availability of the next day fails to load @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const date = dayOf('nextUncounted', project.name);
  await bookForOthers(request, slotAt(date, '4:00 PM'), 2);
  for (const time of ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM'] as const)
    await bookForOthers(request, slotAt(date, time), 16);
  await page.route(`**/api/availability?date=${addDays(date, 1)}`, (route) => route.abort());
  const failedRequest = page.waitForEvent('requestfailed');
  await page.goto(`/tours?date=${date}&tourType=${tour.replaceAll(' ', '+')}`);
  await expect(slotOnPage(page, '4:00 PM', tour)).toContainText('14 of 16 left');
  await failedRequest;
  await expect(page.getByRole('link', { name: /^Next (Tour|Cellar)/ })).toHaveCount(0);
});

test('the booking form of a slot in English links to the next slot in French, whose form keeps the input @any-size @in-full', async ({
  page,
  request,
}, { project }) => {
  const date = dayOf('wrongLanguage', project.name);
  await bookForOthers(request, slotAt(date, '2:00 PM'), 3);
  await bookForOthers(request, slotAt(date, '3:00 PM'), 8, 'French');

  await page.goto(`${formAddress(slotAt(date, '2:00 PM'))}&guests=2`);
  await fillDetails(page, { firstName: 'Jean', lastName: 'Tari', email: 'jean@example.com' });
  const next = page.getByRole('link', {
    name: 'Next tour in French: 3:00 PM, Port Vila time (UTC+11), 8 places',
  });
  await expect(next).toBeVisible();
  await expectAccessible(page);
  await next.click();
  await expect(page).toHaveURL(/tourId=10.*guests=2.*preferredLanguage=French/);
  await expect(
    page.getByText(`You are booking ${formatDate(date)}, 3:00 PM, Port Vila time (UTC+11): ${tour}.`),
  ).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'French' })).toBeChecked();
  await expect(page.getByRole('spinbutton', { name: 'Number of adults' })).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Jean');
  await expectAccessible(page);

  await page.goto(formAddress(slotAt(date, '12:00 PM')));
  await expect(page.getByRole('link', { name: /^Next tour in French: 3:00 PM/ })).toBeVisible();

  await bookForOthers(request, slotAt(date, '3:00 PM'), 6, 'French');
  await page.goto(`${formAddress(slotAt(date, '3:00 PM'))}&guests=4`);
  await expect(page.getByRole('link', { name: /^Next with room for 4: 4:00 PM/ })).toBeVisible();
  await expect(page.getByText(messages.onlySpotsAvailable(2))).toBeVisible();
  await expectAccessible(page);
});
