import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { calendarReaders } from '#shared/calendar-file/calendar-readers.testing.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { formAddress, slotOn } from './site/api.ts';
import { expect, test } from './site/journey.ts';
import { calendarFileIn, waitForEmail } from './site/mailbox.ts';
import { confirmButton, fillDetails, referenceOn } from './site/visitor.ts';

/** Zones east and west of Port Vila, some with another date when a tour starts, and Port Vila. */
const zones = isFullRun
  ? ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Efate', 'Europe/Paris']
  : ['Pacific/Auckland', 'America/Los_Angeles'];

async function downloadCalendarFile(page: Page): Promise<{ name: string; content: string }> {
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const download = await downloadEvent;
  return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') };
}

test('a booking has the same instant on its page, in the email and in the two calendar files in any browser time zone @any-size', async ({
  page,
  browser,
  request,
  baseURL,
}, { project }) => {
  const slot = slotOn('timeZones', project.name, '10:00 AM', 'Tour and Tasting');
  const email = `moment.${project.name}@example.com`;
  const day = formatDate(slot.date);
  const startsAt = new Date(`${slot.date}T10:00:00+11:00`);

  await page.goto(formAddress(slot));
  await fillDetails(page, { firstName: 'Ana', lastName: 'Sample', email });
  await page.getByRole('radio', { name: 'English' }).check();
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/tours\/confirmed\?ref=/);
  const confirmationPath = `/tours/confirmed?ref=${referenceOn(page)}`;

  const confirmation = await waitForEmail(request, email, 1);
  const mailedFile = calendarFileIn(confirmation);
  const localTime = `${day}, 10:00 AM, Port Vila time (UTC+11)`;
  expect(confirmation.text).toContain(localTime);
  expect(confirmation.html).toContain('>10:00 AM</p>');

  for (const timezoneId of zones) {
    const visitor = await browser.newContext({
      baseURL: String(baseURL),
      timezoneId,
      viewport: page.viewportSize(),
    });
    const otherPage = await visitor.newPage();
    await otherPage.goto(confirmationPath);
    const ticket = otherPage.getByRole('region', { name: `Ticket: ${day}` });
    const card = otherPage.getByRole('region', { name: 'For your driver' });
    await expect(ticket, timezoneId).toContainText(/10:00 AMPort Vila time \(UTC\+11\)/);
    await expect(card, timezoneId).toContainText('10:00 AM, Port Vila time (UTC+11)');
    expect(await timesIn(otherPage), timezoneId).toEqual(['10:00 AM']);

    const { name, content } = await downloadCalendarFile(otherPage);
    expect(name).toBe(`port-vila-rum-distillery-${slot.date}.ics`);
    for (const [readerName, parse] of calendarReaders) {
      const entry = parse(content);
      expect(entry, `${readerName}, ${timezoneId}`).toEqual(parse(mailedFile));
      expect(entry.startsAt, `${readerName}, ${timezoneId}`).toEqual(startsAt);
      expect(entry.text).toContain(localTime);
    }
    await visitor.close();
  }
});

/** Times on a booking page, without header and footer, deduplicated, with ordinary spaces. */
const timesIn = async (page: Page): Promise<string[]> => {
  const text = (await page.getByRole('main').textContent())?.replace(/\s/g, ' ');
  return [...new Set(text?.match(/\d{1,2}[:.]\d\d(?: ?[AP]M)?/gi))];
};

test('the calendar file of a booking is updated after a change and no longer offered after the cancellation @any-size @in-full', async ({
  page,
  request,
}, { project }) => {
  const slot = slotOn('timeZones', project.name, '3:00 PM', 'Tour and Tasting');
  const email = `follows.${project.name}@example.com`;
  await page.goto(formAddress(slot));
  await fillDetails(page, { firstName: 'Ana', lastName: 'Sample', email });
  await page.getByRole('radio', { name: 'English' }).check();
  await confirmButton(page).click();
  const [, parse] = calendarReaders[0] as (typeof calendarReaders)[number];
  const before = parse((await downloadCalendarFile(page)).content);

  await page.getByRole('button', { name: 'Change this booking' }).click();
  await page.getByRole('spinbutton', { name: 'Number of adults' }).fill('3');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('3 adults, booked by Ana Sample')).toBeVisible();
  const after = parse((await downloadCalendarFile(page)).content);
  expect(after).toMatchObject({ uid: before.uid, sequence: before.sequence + 1 });
  const confirmation = await waitForEmail(request, email, 2);
  expect(parse(calendarFileIn(confirmation))).toEqual(after);
  expect(confirmation.text).toContain('For your driver');

  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This booking is cancelled.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'For your driver' })).toHaveCount(0);
});
