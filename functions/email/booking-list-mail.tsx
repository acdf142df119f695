import { renderToStaticMarkup } from 'react-dom/server';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import type { MailedTicket } from './booking-mail-content.ts';
import { ActionLink } from './components/action-link.tsx';
import { Card } from './components/card.tsx';
import { DetailList } from './components/detail-list.tsx';
import { Heading } from './components/heading.tsx';
import { MailDocument } from './components/mail-document.tsx';
import { Paragraph, Section } from './components/section.tsx';
import { SignOff } from './components/sign-off.tsx';
import { TicketStub } from './components/ticket-stub.tsx';
import { unbrokenTime } from './components/unbroken-time.ts';
import type { MailLocale, Passage } from './locales/locale.ts';
import type { MessageParts } from './mime-message.ts';

/** One booking of the list, with the link that opens it. */
export interface ListedBooking {
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly link: string;
  /** Ticket of the guests; absent from lists without tickets. */
  readonly ticket?: MailedTicket | undefined;
}

/**
 * An email that lists bookings, each with its link, and ends with instructions in case another person requested it.
 *
 * @param note sentence before these instructions
 */
export function bookingListMail(
  words: MailLocale,
  { subject, heading, lead }: { readonly subject: string; readonly heading: string; readonly lead: string },
  bookings: readonly ListedBooking[],
  objection: Passage,
  note?: string,
): Omit<MessageParts, 'attachments'> {
  const notes = note === undefined ? [] : [note];
  const html = renderToStaticMarkup(
    <MailDocument tag={words.tag} title={subject} preheader={heading}>
      <Heading heading={heading} lead={lead} />
      <Card>
        {bookings.map(({ details, link, ticket }, index) => (
          <div key={link} style={index === 0 ? {} : { paddingTop: 36 }}>
            <DetailList
              first
              details={details.map((detail) => ({ ...detail, value: unbrokenTime(detail.value) }))}
            />
            {ticket && <TicketStub words={words.ticket} {...ticket} />}
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
    ...bookings.map(({ details, link, ticket }) =>
      [
        ...details.map(({ label, value }) => words.labelled(label, value)),
        ...(ticket ? [words.labelled(words.ticket.heading, spokenLetters(ticket.letters))] : []),
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
