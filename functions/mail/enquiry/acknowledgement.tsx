import { renderToStaticMarkup } from 'react-dom/server';
import { business } from '../../../shared/content/business.ts';
import { enquirySentences } from '../../../shared/enquiry/sentences.ts';
import { Closing } from '../design/closing.tsx';
import { MailDocument } from '../design/mail-document.tsx';
import { Opening } from '../design/opening.tsx';
import { Paragraph, Section } from '../design/section.tsx';
import type { MessageParts } from '../mime-message.ts';
import { isolatedName, printableName } from '../printable-name.ts';

/** A number is not to be broken over two lines. */
const phones = business.phones.map((phone) => phone.replaceAll(' ', '\u00a0')).join(' or ');
const subject = 'Your event enquiry';
const heading = 'Your enquiry is here.';
const sooner = {
  heading: 'Sooner, or something to add?',
  text: `Reply to this mail, or call ${phones}.`,
};
const closing =
  'Did you not write to us? Then somebody has mistyped an address, and you can forget this mail.';

/**
 * Tells a visitor that the enquiry has come. Of what was typed it holds the name alone, and not even that when it reads
 * like a link: anybody can enter anybody's address, and must not be able to send them words of their own in our name.
 */
export function acknowledgement(enquiry: { readonly name: string }): MessageParts {
  const name = printableName(enquiry.name);
  const greet = (shown: string) => (shown === '' ? 'Hello.' : `Hello ${shown}.`);
  const html = renderToStaticMarkup(
    <MailDocument tag="en" title={subject} preheader={enquirySentences.sent}>
      <Opening heading={heading} lead={`${greet(isolatedName(name))} ${enquirySentences.sent}`} />
      <Section heading={sooner.heading}>
        <Paragraph>{sooner.text}</Paragraph>
      </Section>
      <Closing text={closing} />
    </MailDocument>,
  );
  return {
    subject,
    html: `<!DOCTYPE html>${html}`,
    text: [
      heading,
      `${greet(isolatedName(name))} ${enquirySentences.sent}`,
      `${sooner.heading} ${sooner.text}`,
      closing,
    ]
      .join('\n\n')
      .concat('\n'),
    attachments: [],
  };
}
