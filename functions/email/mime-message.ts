import MailComposer from 'nodemailer/lib/mail-composer';
import { business } from '#shared/content/business.ts';

export interface MessageParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string | Buffer;
    /** Content-ID of a picture that the HTML shows. */
    readonly cid?: string;
    readonly contentDisposition?: 'inline' | 'attachment';
  }[];
}

export interface Envelope {
  readonly from: string;
  readonly to: string;
  /** Reply-To; the bookings mailbox when absent. `name` is '' or on one line. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Event that caused the email. The Message-ID is derived from its id, so that duplicates are recognizable. */
  readonly eventId: string;
  readonly sentAt: Date;
}

/**
 * Builds a MIME message. Addresses are objects, so that none is parsed as a list of recipients; a name typed by a
 * visitor never appears in the address we send to.
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
