import { renderToStaticMarkup } from 'react-dom/server';
import { bookingLink } from '../../shared/booking/calendar-entry.ts';
import { type Visit, visitInWords } from '../../shared/booking/visit-in-words.ts';
import { dateOf, minutesOf } from '../../shared/values/port-vila-time.ts';
import type { FormerEmail } from '../stores/former-emails.ts';
import { ActionLink } from './design/action-link.tsx';
import { Closing } from './design/closing.tsx';
import { MailDocument } from './design/mail-document.tsx';
import { Opening } from './design/opening.tsx';
import { Paper } from './design/paper.tsx';
import { Paragraph, Section } from './design/section.tsx';
import type { MessageParts } from './mime-message.ts';
import { wordsIn } from './words/words-in.ts';

interface FormerVisit extends Visit {
  readonly reference: string;
  readonly status: 'confirmed' | 'cancelled';
}

/**
 * Tells the holder of an earlier address that the booking has another, or that it was cancelled after that, and how to
 * object. Whoever changed it has typed nothing that stands in it, and the new address does not.
 */
export function addressNotice(booking: FormerVisit, former: FormerEmail, siteUrl: string): MessageParts {
  const words = wordsIn(former.language);
  const { subject, heading, lead, objection } =
    words[booking.status === 'cancelled' ? 'addressCancelled' : 'addressChanged'];
  const { tour, date, timeAndZone } = visitInWords({ ...booking, preferredLanguage: former.language });
  const at = new Date(former.changedAt * 1000);
  const changed = `${words.date(dateOf(at))}, ${words.time(minutesOf(at))}, ${words.zone}`;
  const said = lead(`${tour}, ${date}, ${timeAndZone}`, changed);
  const reference = words.labelled(words.labels.reference, booking.reference);
  const link = bookingLink(booking.reference, siteUrl);
  const html = renderToStaticMarkup(
    <MailDocument tag={words.tag} title={subject} preheader={heading}>
      <Opening heading={heading} lead={said} />
      <Paper>
        <ActionLink href={link} text={words.seeBooking} note={reference} />
      </Paper>
      <Section heading={objection.heading}>
        {objection.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Section>
      <Closing text={words.reply} />
    </MailDocument>,
  );
  const text = [
    heading,
    said,
    [words.labelled(words.seeBooking, '').trimEnd(), link, reference].join('\n'),
    [objection.heading, ...objection.paragraphs].join('\n'),
    words.reply,
  ];
  return { subject, html: `<!DOCTYPE html>${html}`, text: text.join('\n\n').concat('\n'), attachments: [] };
}
