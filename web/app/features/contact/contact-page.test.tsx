import { describe, expect, it } from 'vitest';
import { renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import { business } from '#shared/content/business.ts';
import { enquiryFields } from '#shared/enquiries/event-enquiry.ts';
import { ContactPage } from './contact-page.tsx';

const page = await renderStaticWithLazyParts(<ContactPage />, '/contact?from=event-booking#event-booking');
const html = page.html.replaceAll('&amp;', '&');

describe('the contact page', () => {
  it('shows address and directions', () => {
    expect(business.phones).toHaveLength(2);
    expect(html).toContain('In English, French or Bislama.');
    for (const phone of business.phones) expect(html).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
    for (const address of [business.emails.bookings, business.emails.events])
      expect(html).toContain(`href="mailto:${address}"`);
    const { street, locality, region, postalCode } = business.address;
    for (const part of [street, locality, region, postalCode]) expect(html).toContain(part);
  });

  it('names every payment method (specification §9)', () => {
    const methods = [...html.matchAll(/<li>([^<]+)<\/li>/g)].map(([, text]) => text);
    expect(methods).toEqual([
      'Cash in VATU and AUD',
      'Mastercard and Visa',
      'Local cards',
      'Cheque',
      'Bank connect',
    ]);
  });

  it('shows the opening hours, but not the current state before the time is known', () => {
    expect(html).toContain('Monday to Friday');
    expect(html).toContain('8:00 AM to 5:00 PM');
    expect(html).not.toMatch(/Open now|Closed now/);
  });

  it('has an inline chart of the bay, and loads nothing from other sites', () => {
    expect(html).toMatch(/<svg [^>]*role="img" aria-label="Chart of the bay of Port Vila/);
    expect(html).not.toMatch(/<(img|iframe|script|link)[^>]+(src|href)="https?:/);
    const { latitude, longitude } = business.position;
    expect(html).toContain(
      `href="geo:${latitude},${longitude}?q=${latitude},${longitude}(Port%20Vila%20Rum%20Distillery)"`,
    );
  });

  it('has the event form at the anchor #event-booking, with a label for each field', () => {
    expect(html).toContain('<section id="event-booking"');
    const eventForm = html.slice(html.indexOf('id="event-booking"'));
    for (const field of enquiryFields) {
      if (field === 'catering') continue;
      const id = eventForm.match(
        new RegExp(`<(?:input|textarea)[^>]* id="([^"]+)"[^>]* name="${field}"`),
      )?.[1];
      expect(html, field).toMatch(new RegExp(`<label[^>]* for="${id}"`));
    }
    expect(html.match(/type="radio"/g)).toHaveLength(3);
  });

  it('marks only name, email, subject, message and the other mandatory fields as required', () => {
    const required = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes(' required=""'));
    expect(required.map((tag) => tag.match(/name="(\w+)"/)?.[1])).toEqual([
      'name',
      'email',
      'subject',
      'message',
      'name',
      'email',
      'eventName',
      'peopleCount',
      'description',
    ]);
  });

  it('links to the pages for operators and buyers in Japan', () => {
    for (const to of ['/operator', '/jp']) expect(html).toContain(`href="${to}"`);
  });

  it('has no link back to the tours in its static HTML', () => {
    expect(html).not.toContain('Back to tours and tastings');
  });
});
