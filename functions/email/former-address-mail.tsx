import { renderToStaticMarkup } from 'react-dom/server';
import type { TourLanguage } from '#shared/booking/language.ts';
import { bookingLink } from '#shared/calendar-file/calendar-entry.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatVisit, type Visit } from '#shared/visits/format-visit.ts';
import { withMessageLanguage } from '#shared/visits/message-language.ts';
import { ActionLink } from './components/action-link.tsx';
import { Card } from './components/card.tsx';
import { Heading } from './components/heading.tsx';
import { MailDocument } from './components/mail-document.tsx';
import { Paragraph, Section } from './components/section.tsx';
import { SignOff } from './components/sign-off.tsx';
import { localeOf } from './locales/locale-of.ts';
import type { MessageParts } from './mime-message.ts';

/** Reference and language of the booking until its address was replaced. `changedAt` in epoch seconds. */
interface FormerAddress {
  readonly reference: string;
  readonly language: TourLanguage;
  readonly changedAt: number;
}

interface FormerVisit extends Visit {
  readonly status: 'confirmed' | 'cancelled';
}

/**
 * Notifies a former address that it was replaced or that the booking has been cancelled since, with instructions for
 * objecting. Contains neither the new address nor any other input of the change; the link has the former reference.
 */
export function formerAddressMail(
  booking: FormerVisit,
  former: FormerAddress,
  siteUrl: string,
): MessageParts {
  const words = localeOf(former.language);
  const { subject, heading, lead, objection } =
    words[booking.status === 'cancelled' ? 'addressCancelled' : 'addressChanged'];
  const { tour, date, timeAndZone } = formatVisit(withMessageLanguage(booking, former.language));
  const at = new Date(former.changedAt * 1000);
  const changed = `${words.date(dateOf(at))}, ${words.time(minutesOf(at))}, ${words.zone}`;
  const summary = lead(`${tour}, ${date}, ${timeAndZone}`, changed);
  const reference = words.labelled(words.labels.reference, former.reference);
  // The former reference is void once the guest of an operator's booking has another address.
  const link = booking.operator === undefined ? bookingLink(former.reference, siteUrl, words) : undefined;
  const stillOpens = booking.status === 'confirmed' && link !== undefined;
  const [howToObject = '', ...more] = objection.paragraphs;
  const objections = [stillOpens ? `${howToObject} ${words.linkStillOpens}` : howToObject, ...more];
  const html = renderToStaticMarkup(
    <MailDocument tag={words.tag} title={subject} preheader={heading}>
      <Heading heading={heading} lead={summary} />
      <Card>
        {link === undefined ? (
          <Paragraph>{reference}</Paragraph>
        ) : (
          <ActionLink href={link} text={words.seeBooking} note={reference} />
        )}
      </Card>
      <Section heading={objection.heading}>
        {objections.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Section>
      <SignOff text={words.reply} />
    </MailDocument>,
  );
  const text = [
    heading,
    summary,
    link === undefined
      ? reference
      : [words.labelled(words.seeBooking, '').trimEnd(), link, reference].join('\n'),
    [objection.heading, ...objections].join('\n'),
    words.reply,
  ];
  return { subject, html: `<!DOCTYPE html>${html}`, text: text.join('\n\n').concat('\n'), attachments: [] };
}
