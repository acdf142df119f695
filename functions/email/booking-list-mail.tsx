import { renderToStaticMarkup } from 'react-dom/server';
import { ActionLink } from './components/action-link.tsx';
import { Card } from './components/card.tsx';
import { FactList } from './components/fact-list.tsx';
import { Heading } from './components/heading.tsx';
import { MailDocument } from './components/mail-document.tsx';
import { Paragraph, Section } from './components/section.tsx';
import { SignOff } from './components/sign-off.tsx';
import { unbrokenTime } from './components/unbroken-time.ts';
import type { MailLocale, Passage } from './locales/locale.ts';
import type { MessageParts } from './mime-message.ts';

/** One booking of the list, with the link that opens it. */
export interface ListedBooking {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly link: string;
}

/**
 * A mail that lists bookings, each with its link, and ends with what to do if it was somebody else.
 *
 * @param note sentence before that
 */
export function bookingListMail(
  words: MailLocale,
  { subject, heading, lead }: { readonly subject: string; readonly heading: string; readonly lead: string },
  listed: readonly ListedBooking[],
  objection: Passage,
  note?: string,
): Omit<MessageParts, 'attachments'> {
  const notes = note === undefined ? [] : [note];
  const html = renderToStaticMarkup(
    <MailDocument tag={words.tag} title={subject} preheader={heading}>
      <Heading heading={heading} lead={lead} />
      <Card>
        {listed.map(({ facts, link }, index) => (
          <div key={link} style={index === 0 ? {} : { paddingTop: 36 }}>
            <FactList first facts={facts.map((fact) => ({ ...fact, value: unbrokenTime(fact.value) }))} />
            <ActionLink href={link} text={words.seeBooking} />
          </div>
        ))}
      </Card>
      <Section heading={objection.heading}>
        {[...notes, ...objection.paragraphs].map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Section>
      <SignOff text={words.reply} />
    </MailDocument>,
  );
  const text = [
    heading,
    lead,
    ...listed.map(({ facts, link }) =>
      [
        ...facts.map(({ label, value }) => words.labelled(label, value)),
        words.labelled(words.seeBooking, '').trimEnd(),
        link,
      ].join('\n'),
    ),
    ...notes,
    [objection.heading, ...objection.paragraphs].join('\n'),
    words.reply,
  ];
  return { subject, html: `<!DOCTYPE html>${html}`, text: text.join('\n\n').concat('\n') };
}
