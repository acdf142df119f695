import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { business } from '#shared/content/business.ts';
import { hostileNames, mailContext, sampleVisit } from './booked-visit.testing.ts';
import type { BookedVisit, BookingMailKind } from './booked-visit.ts';
import { bookingMailParts } from './booking-mail-parts.ts';
import { mimeMessage } from './mime-message.ts';
import { renderBookingMail } from './render-booking-mail.tsx';

const envelope = { from: mailContext.sender, eventId: 'event-1', sentAt: mailContext.now };
const compose = (kind: BookingMailKind, visit: BookedVisit) =>
  mimeMessage(bookingMailParts(renderBookingMail(kind, visit, mailContext)), {
    ...envelope,
    to: visit.email,
  });
const headerNames = async (message: Buffer) =>
  (await PostalMime.parse(message)).headers.map(({ key }) => key).sort();

/** The text of an element, with each entity decoded once. */
const unescapeHtml = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the message of a booking email', () => {
  it('comes from the business and has exactly the expected headers', async () => {
    const message = await compose('confirmation', sampleVisit());
    const mail = await PostalMime.parse(message);
    expect(mail.from).toMatchObject({ name: business.name, address: 'no-reply@example.com' });
    expect(mail.to).toMatchObject([{ address: 'ana.sample@example.com' }]);
    expect(mail.replyTo).toMatchObject([{ address: business.emails.bookings }]);
    expect(mail.subject).toBe('Your booking: Tour and Tasting, Tuesday 24 November 2026');
    expect(mail.messageId).toBe('<event-1@example.com>');
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(await headerNames(message)).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
  });

  it.each([
    ['confirmation', 'REQUEST', 'English', 'visit.ics'],
    ['cancellation', 'CANCEL', 'French', 'visite.ics'],
  ] as const)(
    'for a %s has one calendar attachment, sent with the iCalendar method %s',
    async (kind, method, preferredLanguage, filename) => {
      const visit = sampleVisit({ preferredLanguage });
      const message = await compose(kind, visit);
      const mail = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
      expect(mail.attachments).toHaveLength(1);
      expect(mail.attachments[0]).toMatchObject({
        filename,
        mimeType: 'text/calendar',
        disposition: 'attachment',
      });
      const { content } = renderBookingMail(kind, visit, mailContext).calendar;
      expect(mail.attachments[0]?.content).toBe(content.replaceAll('\r\n', '\n'));
      // The parser drops the CR of each line end; the message has it.
      expect(message.toString('latin1').replace(/\s/g, '')).toContain(
        Buffer.from(content).toString('base64'),
      );
      expect(message.toString('latin1')).toMatch(
        new RegExp(`content-type: text/calendar;[^]*?method=${method};[^]*?charset=utf-8`, 'i'),
      );
      expect(mail.text).toContain(visit.reference);
      expect(mail.html).toContain('<html');
    },
  );

  /** Names that could contain a message are left out of the email. */
  const omittedNames = ['HTML', 'closing tags', 'CR and LF', 'a formula'];
  const repeatedNames = hostileNames.filter(([kind]) => !omittedNames.includes(kind));

  it.each(hostileNames.filter(([kind]) => omittedNames.includes(kind)))(
    'leaves out a name with %s, which adds no markup, header or recipient',
    async (_, typed, shown) => {
      const visit = sampleVisit({ firstName: typed, lastName: 'Sample' });
      for (const kind of ['confirmation', 'cancellation'] as const) {
        const message = await compose(kind, visit);
        const mail = await PostalMime.parse(message);
        for (const part of [mail.text ?? '', unescapeHtml(mail.html ?? '')])
          expect(part).not.toContain(shown);
        expect(mail.html).not.toMatch(/<script|<img/i);
        expect(await headerNames(message)).toEqual(await headerNames(await compose(kind, sampleVisit())));
        expect(mail.to).toHaveLength(1);
      }
    },
  );

  it.each(repeatedNames)(
    'contains a name with %s as escaped text, which adds no markup, header or recipient',
    async (_, typed, expected) => {
      const visit = sampleVisit({ firstName: typed, lastName: 'Sample' });
      for (const kind of ['confirmation', 'cancellation'] as const) {
        const message = await compose(kind, visit);
        const mail = await PostalMime.parse(message);
        const [, inMarkup = ''] = /<bdi>(.*?)<\/bdi>/s.exec(mail.html ?? '') ?? [];
        expect(unescapeHtml(inMarkup)).toBe(`${expected} Sample`);
        expect(inMarkup).not.toMatch(/[<>"]/);
        expect(mail.text?.replace(/[\u2068\u2069]/g, '')).toContain(`: ${expected} Sample\n`);
        expect(mail.html).not.toMatch(/<script|<img/i);
        expect(await headerNames(message)).toEqual(await headerNames(await compose(kind, sampleVisit())));
        expect(mail.to).toHaveLength(1);
        expect(mail.attachments).toHaveLength(1);
      }
    },
  );

  it('has one recipient even if the address of the guest looks like a list', async () => {
    const mail = await PostalMime.parse(
      await compose('confirmation', sampleVisit({ email: 'a@example.com, b@example.com' })),
    );
    expect(mail.to).toHaveLength(1);
  });

  it('has no additional header if the subject or the recipient contains line breaks', async () => {
    const notice = {
      ...renderBookingMail('confirmation', sampleVisit(), mailContext),
      subject: 'Hi\r\nBcc: victim@example.com',
    };
    const message = await mimeMessage(bookingMailParts(notice), {
      ...envelope,
      to: 'ana@example.com\r\nBcc: victim@example.com',
    });
    expect(await headerNames(message)).not.toContain('bcc');
  });
});
