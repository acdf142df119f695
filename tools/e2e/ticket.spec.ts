import type { APIRequestContext, Page } from '@playwright/test';
import { default as readQr } from 'jsqr';
import { readTicket, type TicketKey } from '#shared/ticket/ticket.ts';
import { book, slotOn } from './site/api.ts';
import { expect, expectAccessible, openPage, test } from './site/journey.ts';
import { waitForEmail } from './site/mailbox.ts';

/** Reads the QR code in a PNG: the browser decodes the picture, an independent reader the code. */
async function decodeCode(page: Page, png: Buffer): Promise<string | undefined> {
  const { pixels, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    return { pixels: [...data], width: picture.width, height: picture.height };
  }, png.toString('base64'));
  return readQr(Uint8ClampedArray.from(pixels), width, height)?.data;
}

async function readTicketKeys(request: APIRequestContext): Promise<readonly TicketKey[]> {
  return (await (await request.get('/api/ticket-keys')).json()).keys;
}

const party = { firstName: 'Éloïse', lastName: 'Exemple', guestCount: 2 };

test('the ticket of a booking is recognized on the page, full screen, on paper and in the email @any-size', async ({
  page,
  request,
}, { project }) => {
  const slot = slotOn('ticket', project.name, '3:00 PM', 'Tour and Tasting');
  const email = `ticket.${project.name}@example.com`;
  const reference = await book(request, slot, { ...party, email });
  const keys = await readTicketKeys(request);
  const expectTicket = async (png: Buffer) =>
    expect(await readTicket((await decodeCode(page, png)) ?? '', keys)).toMatchObject({
      date: slot.date,
      guests: 2,
      language: 'English',
      dueVuv: 8000,
      initials: 'EXE',
    });

  await openPage(page, `/tours/confirmed?ref=${reference}`);
  const stub = page.getByRole('region', { name: 'At the door' });
  const code = page.getByRole('img', { name: 'Code of your ticket' });
  await expect(code).toBeVisible();
  const letters = (await stub.getByText(/^[A-Z]{3} [A-Z]{3}$/).textContent()) ?? '';
  await expectAccessible(page);
  await expectTicket(await code.screenshot());

  const openButton = page.getByRole('button', { name: 'Show the code full screen' });
  await openButton.click();
  const screen = page.getByRole('dialog', { name: 'Code of your ticket' });
  await expect(screen).toContainText('2 adults, booked by Éloïse Exemple');
  await expectAccessible(page);
  await expectTicket(await screen.getByRole('img').screenshot());
  await page.keyboard.press('Escape');
  await expect(openButton).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expectTicket(await code.screenshot());
  await page.emulateMedia({ media: 'screen' });

  const { html, text, attachments } = await waitForEmail(request, email, 1);
  for (const part of [html, text]) expect(part).toContain(letters);
  expect(html).toContain('src="cid:ticket@port-vila-rum"');
  const [picture] = attachments.filter(({ contentType }) => contentType === 'image/png');
  await expectTicket(Buffer.from(picture?.content ?? '', 'base64'));
});
