import { renderToStaticMarkup } from 'react-dom/server';
import { business } from '../../../shared/content/business.ts';
import { Closing } from '../components/closing.tsx';
import { Heading } from '../components/heading.tsx';
import { MailDocument } from '../components/mail-document.tsx';
import { Paragraph, Section } from '../components/section.tsx';
import type { MessageParts } from '../mime-message.ts';
import { isolatedName, printableName } from '../printable-name.ts';

export interface AcknowledgementWords {
  readonly subject: string;
  readonly heading: string;
  /** The confirmation shown on the page, repeated. */
  readonly sent: string;
}

/** Keeps phone numbers on one line. */
const phones = business.phones.map((phone) => phone.replaceAll(' ', '\u00a0')).join(' or ');
const sooner = {
  heading: 'Sooner, or something to add?',
  text: `Reply to this mail, or call ${phones}.`,
};
const closing =
  'Did you not write to us? Then somebody has mistyped an address, and you can forget this mail.';

/**
 * Acknowledges a form by mail. Repeats nothing of the input but the name, and not even that if it looks like a link:
 * anyone can enter anyone's address, and must not be able to send them text in our name.
 */
export function acknowledgement(words: AcknowledgementWords, typedName: string): MessageParts {
  const { subject, heading, sent } = words;
  const name = isolatedName(printableName(typedName));
  const lead = `${name === '' ? 'Hello.' : `Hello ${name}.`} ${sent}`;
  const html = renderToStaticMarkup(
    <MailDocument tag="en" title={subject} preheader={sent}>
      <Heading heading={heading} lead={lead} />
      <Section heading={sooner.heading}>
        <Paragraph>{sooner.text}</Paragraph>
      </Section>
      <Closing text={closing} />
    </MailDocument>,
  );
  return {
    subject,
    html: `<!DOCTYPE html>${html}`,
    text: [heading, lead, `${sooner.heading} ${sooner.text}`, closing].join('\n\n').concat('\n'),
    attachments: [],
  };
}
