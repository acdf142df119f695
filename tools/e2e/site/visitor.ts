import type { Locator, Page } from '@playwright/test';
import { type StartTime, slotOf, type TourType } from '#shared/booking/slots.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';

export interface Details {
  firstName: string;
  lastName: string;
  email: string;
}

export function dayInCalendar(page: Page, date: CalendarDate): Locator {
  return page.getByRole('grid').getByRole('button', { name: formatDate(date) });
}

/** Chooses a day, after turning the calendar to its month if needed. */
export async function chooseDay(page: Page, date: CalendarDate): Promise<void> {
  const day = dayInCalendar(page, date);
  await page.getByRole('grid').getByRole('button').first().waitFor();
  if ((await day.count()) === 0) await page.getByRole('button', { name: 'Next month', exact: true }).click();
  await day.click();
}

/** Slot of the chosen day as the link that books it. */
export function slotOnPage(page: Page, time: StartTime, type: TourType): Locator {
  return page.getByRole('link', { name: new RegExp(`^Book ${time}( anyway)?, ${type} ?\\.`) });
}

/** Slot of the chosen day, whether it can be booked or not. */
export function slotInList(page: Page, time: StartTime, type: TourType): Locator {
  return page.locator(`#slot-${slotOf(time, type).id}`);
}

export async function fillDetails(page: Page, { firstName, lastName, email }: Details): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
}

export function confirmButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Confirm booking' });
}

/** Reference in the URL of the confirmation page. */
export function referenceOn(page: Page): string {
  return new URL(page.url()).searchParams.get('ref') ?? '';
}
