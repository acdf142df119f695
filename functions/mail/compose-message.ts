import MailComposer from 'nodemailer/lib/mail-composer';
import { business } from '../../shared/content/business.ts';
import type { RenderedNotice } from './render-notice.tsx';

/** Where a message goes and why. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
  /** The event that the message tells of; its Message-ID is made of it, so a second copy is known as one. */
  readonly eventId: string;
  readonly sentAt: Date;
}

/**
 * Puts a message together as MIME. Addresses are given as objects, so that no part of them is read as a list of
 * recipients, and the guest's name stands in no header.
 */
export function composeMessage(notice: RenderedNotice, envelope: Envelope): Promise<Buffer> {
  const { method, content } = notice.calendar;
  return new MailComposer({
    from: { name: business.name, address: envelope.from },
    to: { name: '', address: envelope.to },
    replyTo: { name: business.name, address: business.emails.bookings },
    subject: notice.subject,
    messageId: `<${envelope.eventId}@${domainOf(envelope.from)}>`,
    date: envelope.sentAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: notice.text,
    html: notice.html,
    attachments: [
      {
        filename: 'visit.ics',
        contentType: `text/calendar; method=${method}; charset=utf-8`,
        content,
      },
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
    .compile()
    .build();
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
