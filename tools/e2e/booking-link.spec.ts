import { messages } from '#shared/booking/messages/messages.ts';
import { type Slot, slotById } from '#shared/booking/slots.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import { slotOnPage } from './site/visitor.ts';

for (const [tourId, tags] of [
  [0, '@any-size'],
  [13, '@any-size @in-full'],
] as const) {
  test(`a booking link to tour ${tourId} opens the tours page on its day, with type and guests filled in ${tags}`, async ({
    page,
  }, { project }) => {
    const date = dayOf('bookingLink', project.name);
    const slot = slotById(tourId) as Slot;
    await openPage(page, '/');
    const response = await page.goto(`/tours/booking/${tourId}/3/${date}`);
    expect(await response?.text()).toContain('<meta name="robots" content="noindex"/>');

    const highlighted = slotOnPage(page, slot.time, slot.type);
    await expect(highlighted).toBeFocused();
    await expect(highlighted).toBeInViewport();
    await expect(highlighted).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/\/tours\?/);
    await expect(page.locator('#chosen-day')).toHaveText(
      formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' }),
    );
    await expect(page.getByRole('radio', { name: slot.type })).toBeChecked();
    await expect(
      page.getByRole('status').getByText(`${slot.time}, ${slot.type}, for 3 adults`),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expectAccessibleInFull(page);

    await highlighted.click();
    await expect(page.getByRole('spinbutton', { name: 'Number of adults' })).toHaveValue('3');
    await page.goBack();
    await expect(
      page.getByRole('status').getByText(`${slot.time}, ${slot.type}, for 3 adults`),
    ).toBeVisible();
    await page.goBack();
    await expect(page, 'the link does not stay in the history').toHaveURL(/\/$/);

    await page.goto(`/tours?date=${date}#chosen-day`);
    await expect(page.locator('#chosen-day'), 'a day not laid out yet has the focus').toBeFocused();
    await expect(slotOnPage(page, slot.time, slot.type)).toBeAttached();
    await expect(page.locator('#chosen-day')).toBeInViewport();
  });
}

// One per message; `booking-link.test.ts` covers the rest.
for (const [subject, link, message] of [
  ['tour', '14/3/2027-01-28', 'We have no tour like the one in your link.'],
  ['number of guests', '0/0/2027-01-28', 'The number of adults in your link must be from 1 to 16.'],
  ['size of a group', '0/17/2027-01-28', messages.groupTooLarge],
  ['date', '0/3/2027-02-30', 'The date in your link is not valid.'],
  ['day that has passed', '0/3/2026-11-23', messages.pastDay],
  ['day too far ahead', '0/3/2027-02-25', messages.outsideWindow],
] as const) {
  test(`a booking link with an invalid ${subject} opens the tours page with a message @any-size @in-full`, async ({
    page,
  }) => {
    await page.goto(`/tours/booking/${link}`);
    const notice = page.getByRole('alert').filter({ hasText: message });
    await expect(notice).toBeInViewport();
    await expect(page).toHaveURL(/\/tours\?/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tours and tastings' })).toBeAttached();
    // The page is the same for every message.
    if (subject === 'tour') await expectAccessible(page);
  });
}

test('a booking link to a Sunday opens a page with the message that the distillery is closed; a link to a Saturday morning, that tours start at noon @any-size @in-full', async ({
  page,
}) => {
  await page.goto('/tours/booking/0/3/2027-01-31');
  await expect(
    page.getByRole('region', { name: 'Sunday 31 January' }).getByText(messages.closedDay),
  ).toBeInViewport();
  await page.goto('/tours/booking/0/3/2027-01-30');
  await expect(page.getByText(messages.notOnThisDay)).toBeVisible();
  await expect(slotOnPage(page, '12:00 PM', 'Tour and Tasting')).toBeVisible();
  await expectAccessibleInFull(page);
});
