import { renderToStaticMarkup } from 'react-dom/server';
import type { TourLanguage } from '#shared/booking/language.ts';
import { business } from '#shared/content/business.ts';
import { Heading } from '../components/heading.tsx';
import { MailDocument } from '../components/mail-document.tsx';
import { Paragraph, Section } from '../components/section.tsx';
import { SignOff } from '../components/sign-off.tsx';
import type { MessageParts } from '../mime-message.ts';
import { isolatedName, printableName } from '../printable-name.ts';

export interface AcknowledgementWords {
  readonly subject: string;
  readonly heading: string;
  /** The confirmation as shown on the page. */
  readonly sent: string;
}

/** Texts that all forms share. */
interface Frame {
  /** BCP 47, for the `lang` attribute. */
  readonly tag: string;
  /** `name` is empty when it must not be repeated. */
  readonly greeting: (name: string) => string;
  readonly contact: { readonly heading: string; readonly text: string };
  readonly closing: string;
}

/** Keeps phone numbers on one line. */
const phones = business.phones.map((phone) => phone.replaceAll(' ', '\u00a0'));

const frames: Readonly<Record<TourLanguage, Frame>> = {
  English: {
    tag: 'en',
    greeting: (name) => (name === '' ? 'Hello.' : `Hello ${name}.`),
    contact: {
      heading: 'Sooner, or something to add?',
      text: `Reply to this mail, or call ${phones.join(' or ')}.`,
    },
    closing: 'Did you not write to us? Then somebody has mistyped an address, and you can forget this mail.',
  },
  French: {
    tag: 'fr',
    greeting: (name) => (name === '' ? 'Bonjour.' : `Bonjour ${name}.`),
    contact: {
      heading: 'Une précision\u00a0?',
      text: `Répondez à ce message ou appelez le ${phones.join(' ou le ')}.`,
    },
    closing: 'Vous ne nous avez pas écrit\u00a0? Quelqu’un s’est trompé d’adresse\u00a0: oubliez ce message.',
  },
};

/**
 * Acknowledges a form by email. Repeats no input except the name, and omits a name that looks like a link: anyone can
 * enter another person's address, and must not be able to send that person text in our name.
 */
export function acknowledgement(
  words: AcknowledgementWords,
  typedName: string,
  language: TourLanguage,
): MessageParts {
  const { subject, heading, sent } = words;
  const { tag, greeting, contact, closing } = frames[language];
  const name = isolatedName(printableName(typedName));
  const lead = `${greeting(name)} ${sent}`;
  const html = renderToStaticMarkup(
    <MailDocument tag={tag} title={subject} preheader={sent}>
      <Heading heading={heading} lead={lead} />
      <Section heading={contact.heading}>
        <Paragraph>{contact.text}</Paragraph>
      </Section>
      <SignOff text={closing} />
    </MailDocument>,
  );
  return {
    subject,
    html: `<!DOCTYPE html>${html}`,
    text: [heading, lead, `${contact.heading} ${contact.text}`, closing].join('\n\n').concat('\n'),
    attachments: [],
  };
}
