import type { APIRequestContext } from '@playwright/test';
import { slotOf } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { mapLink } from '#shared/content/directions.ts';
import { book, type SlotOnDay } from './site/api.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, openPage, test } from './site/journey.ts';
import { type Mail, waitForEmail } from './site/mailbox.ts';

/** All items of a slot, such as 15:00; other tests book other slots meanwhile. */
async function itemsOfSlot(request: APIRequestContext, date: string, start: string): Promise<unknown[]> {
  const { tables } = (await (await request.get('/__local/table')).json()) as {
    tables: { items: { pk: string; sk: string }[] }[];
  };
  return tables
    .flatMap(({ items }) => items)
    .filter(({ pk, sk }) => pk === `DAY#${date}` && sk.startsWith(`SLOT#${start}#`))
    .sort((a, b) => a.sk.localeCompare(b.sk));
}

const linksOf = ({ html }: Mail): string[] =>
  [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

for (const [preferredLanguage, tags] of [
  ['English', '@any-size @in-full'],
  ['French', '@any-size @in-full'],
] as const) {
  test(`the links of an email in ${preferredLanguage} open pages that change nothing ${tags}`, async ({
    page,
    request,
  }, { project }) => {
    const slot: SlotOnDay = {
      date: dayOf('mailLinks', project.name),
      time: preferredLanguage === 'English' ? '10:00 AM' : '3:00 PM',
      type: 'Tour and Tasting',
    };
    const email = `links.${preferredLanguage.toLowerCase()}.${project.name}@example.com`;
    const party = { firstName: 'Ana', lastName: 'Kalsakau', email, guestCount: 2, preferredLanguage };
    const reference = await book(request, slot, party);
    const emails = [await waitForEmail(request, email, 1)];
    const { date, time, type } = slot;
    const visit = { date, time, tourType: type, tourId: slotOf(time, type).id };
    const change = { ...visit, ...party, guestCount: 3, totalPrice: totalPriceVuv(type, 3) };
    await request.put('/api/bookings', { params: { reference }, data: change });
    emails.push(await waitForEmail(request, email, 2));
    const links = emails.flatMap(linksOf).filter((link) => link !== mapLink);
    expect(links.filter((link) => link.includes(reference)).length).toBeGreaterThanOrEqual(2);

    const start = preferredLanguage === 'English' ? '10:00' : '15:00';
    const before = await itemsOfSlot(request, date, start);
    expect(before).not.toEqual([]);
    const methods = new Set<string>();
    page.on('request', (sent) => methods.add(sent.method()));
    const changedParty = {
      English: '3 adults, booked by Ana Kalsakau',
      French: 'Ana Kalsakau, 3 adultes',
    }[preferredLanguage];
    for (const link of links) {
      await openPage(page, link);
      await expect(page.getByText(changedParty)).toBeVisible();
    }
    expect([...methods]).toEqual(['GET']);
    expect(await itemsOfSlot(request, date, start)).toEqual(before);
    await waitForEmail(request, email, 2);
  });
}
