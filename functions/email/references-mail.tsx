import { renderToStaticMarkup } from 'react-dom/server';
import type { TourLanguage } from '../../shared/booking/language.ts';
import { bookingLink } from '../../shared/calendar-file/calendar-entry.ts';
import { formatVisit, type Visit } from '../../shared/visits/format-visit.ts';
import { writtenIn } from '../../shared/visits/message-language.ts';
import { ActionLink } from './components/action-link.tsx';
import { Card } from './components/card.tsx';
import { FactList } from './components/fact-list.tsx';
import { Heading } from './components/heading.tsx';
import { MailDocument } from './components/mail-document.tsx';
import { Paragraph, Section } from './components/section.tsx';
import { SignOff } from './components/sign-off.tsx';
import { unbrokenTime } from './components/unbroken-time.ts';
import { localeOf } from './locales/locale-of.ts';
import type { MessageParts } from './mime-message.ts';

/** More would be cut off by mail programs. */
export const mostListed = 20;

type BookedVisit = Visit & { readonly reference: string };

/** The references of bookings, each with its link. Contains nothing of the request, which anyone can make. */
export function referencesMail(
  bookings: readonly BookedVisit[],
  language: TourLanguage,
  siteUrl: string,
): MessageParts {
  const words = localeOf(language);
  const { subject, heading, lead, more, objection } = words.references;
  const listed = bookings.slice(0, mostListed).map((booking) => {
    const { what, date, timeAndZone, guests } = formatVisit(writtenIn(booking, language));
    return {
      facts: [
        { label: words.labels.reference, value: booking.reference },
        { label: words.labels.when, value: `${date}, ${timeAndZone}` },
        { label: words.labels.tour, value: what },
        { label: words.labels.guests, value: guests },
      ],
      link: bookingLink(booking.reference, siteUrl, words),
    };
  });
  const isCut = bookings.length > listed.length;
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
        {[...(isCut ? [more] : []), ...objection.paragraphs].map((paragraph) => (
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
    ...(isCut ? [more] : []),
    [objection.heading, ...objection.paragraphs].join('\n'),
    words.reply,
  ];
  return { subject, html: `<!DOCTYPE html>${html}`, text: text.join('\n\n').concat('\n'), attachments: [] };
}
