import { expect, it } from 'vitest';
import { lastShownBooking } from '#app/booking/last-shown-booking.ts';
import { renderStatic, renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import { ConfirmedPage } from './confirmed-page.tsx';
import { MyBooking } from './my-booking.tsx';

const { html, text } = renderStatic(
  <MyBooking help="Write to us." onFound={() => undefined} />,
  '/tours/confirmed',
);

it('My booking has one form for a reference and an email address, and one for the email address alone', () => {
  const [openForm = '', lostForm = ''] = html.split('<form').slice(1);
  expect([...openForm.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(['reference', 'email']);
  expect([...lostForm.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(['email', 'website_url']);
  expect(text).toContain('Open booking');
  expect(text).toContain('Mail my references');
});

it('My booking asks for the reference if the address lacks one', () => {
  expect(text).toMatch(
    /^My booking See, change or cancel what you have booked\..*No booking reference provided: please enter yours below\./,
  );
});

it('My booking links to the booking that this tab showed last', () => {
  const links = () =>
    Object.entries(renderStatic(<MyBooking help="" onFound={() => undefined} />, '/tours/confirmed').links);
  const reference = 'SAM2611241000AM-7K3Q9XTB4MWE';
  expect(links()).toEqual([]);
  lastShownBooking.write(reference);
  expect(links()).toEqual([[`/tours/confirmed?ref=${reference}`, 'Open your booking: 10:00 AM, Tue 24 Nov']]);
  lastShownBooking.write(undefined);
  expect(links()).toEqual([]);
});

it('My booking has a name for each form and a label for each field', () => {
  expect([...html.matchAll(/<form[^>]* aria-labelledby="([\w-]+)"/g)].map(([, id]) => id)).toEqual([
    'open-booking',
    'lost-reference',
  ]);
  expect(html.match(/<label/g)).toHaveLength(4);
  expect(html).not.toContain('aria-invalid');
});

it('the prerendered page of a booking shows a loading text and leaves out My booking', async () => {
  const page = await renderStaticWithLazyParts(<ConfirmedPage />, '/tours/confirmed');
  expect(page.text).toContain('Looking up your booking…');
  expect(page.html).not.toContain('name="reference"');
});
