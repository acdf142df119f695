import type { Page } from '@playwright/test';
import { writeDate } from '../../shared/values/port-vila-time.ts';
import { book, type Place } from './site/api.ts';
import { comeIn } from './site/colleague.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, expectAccessible, test } from './site/journey.ts';
import { mailTo } from './site/mailbox.ts';

const key = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a manager looks, closes a start, rings who has no mail, and reopens it', async ({ page, request }, {
  project,
}) => {
  const date = dayOf('closing', project.name);
  const place: Place = { date, time: '2:00 PM', type: 'Tour and Tasting' };
  const email = `closing-${project.name}@example.com`;
  await book(request, place, { firstName: 'Ada', lastName: 'Muster', email, guestCount: 2 });
  await comeIn(page, `Office ${project.name}`, 'manager');
  const phoned = await page.request.post('/api/staff/bookings', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      commandId: '0123456789abcdef01234567',
      source: 'phone',
      date,
      tourId: 8,
      guestCount: 3,
      firstName: 'Bob',
      lastName: 'Exemple',
      phone: '+678 555 0100',
    },
  });
  expect(phoned.status()).toBe(201);

  // From Today's sheet to the page, with the start chosen.
  await page.goto(`/staff/closures?date=${date}&start=8`);
  await expect(page.getByRole('checkbox', { name: '2:00 PM Tour' })).toBeChecked();
  await expect(page.getByText('5 guests')).toBeVisible();
  await page.getByText('Repairs', { exact: true }).click();
  await expectAccessible(page);
  await key(page, 'See whom this tells').click();
  await expect(page.getByRole('heading', { name: 'Whom this tells' })).toBeFocused();
  await expect(page.getByText('Ada Muster, 2')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ring +678 555 0100' })).toHaveAttribute(
    'href',
    'tel:+6785550100',
  );
  await expectAccessible(page);
  await key(page, 'Close and tell 2').click();
  await expect(page.getByRole('heading', { name: 'Closed', exact: true })).toBeVisible();
  await expect(page.getByText('1 party is told by mail.')).toBeVisible();
  await expectAccessible(page);
  // After the confirmation.
  expect((await mailTo(request, email, 2)).text).toContain('Repairs');
  await key(page, 'Done').click();

  const day = await (await page.request.get('/api/staff/day', { params: { date } })).json();
  expect(day.starts).toMatchObject([{ tourId: 8, guests: 0, closed: { reason: 'Repairs' } }]);
  const what = writeDate(date, { weekday: 'long', day: 'numeric', month: 'long' });
  await key(page, `Reopen ${what}, 2:00 PM Tour`).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText(`${what} is open again.`)).toBeVisible();
  await book(request, place, {
    firstName: 'Cleo',
    lastName: 'Sample',
    email: `after-${email}`,
    guestCount: 1,
  });
});
