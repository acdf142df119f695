import MailComposer from 'nodemailer/lib/mail-composer';
import { business } from '../../shared/content/business.ts';

/** What a message says. */
export interface MessageParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

/** Where a message goes and why. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
  /** Who gets the answers; the bookings desk when absent. `name` is '' or on one line. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The event that the message tells of; its Message-ID is made of it, so a second copy is known as one. */
  readonly eventId: string;
  readonly sentAt: Date;
}

/**
 * Puts a message together as MIME. Addresses are given as objects, so that no part of them is read as a list of
 * recipients, and what a visitor has typed as a name stands in no address that we send to.
 */
export function mimeMessage(parts: MessageParts, envelope: Envelope): Promise<Buffer> {
  return new MailComposer({
    from: { name: business.name, address: envelope.from },
    to: { name: '', address: envelope.to },
    replyTo: envelope.replyTo ?? { name: business.name, address: business.emails.bookings },
    subject: parts.subject,
    messageId: `<${envelope.eventId}@${domainOf(envelope.from)}>`,
    date: envelope.sentAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: parts.text,
    html: parts.html,
    attachments: parts.attachments.map((attachment) => ({ ...attachment })),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
    .compile()
    .build();
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
