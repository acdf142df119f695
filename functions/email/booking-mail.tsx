import { tours } from '#shared/booking/tours.ts';
import type { BookingMailContent } from './booking-mail-content.ts';
import { ActionLink } from './components/action-link.tsx';
import { Card } from './components/card.tsx';
import { DayAndTime } from './components/day-and-time.tsx';
import { DayMeter } from './components/day-meter.tsx';
import { type Detail, DetailList } from './components/detail-list.tsx';
import { Heading } from './components/heading.tsx';
import { MailDocument } from './components/mail-document.tsx';
import { Paragraph, Section } from './components/section.tsx';
import { ShipWarning } from './components/ship-warning.tsx';
import { SignOff } from './components/sign-off.tsx';
import { TicketStub } from './components/ticket-stub.tsx';
import { colour, sans } from './components/tokens.ts';
import { FindingUs, ForTheDriver } from './finding-us.tsx';
import { OfferList } from './offer-list.tsx';
import { typedDetails } from './typed-details.ts';

/** The email about a booking: the ticket as on the confirmation page, then directions and further details. */
export function BookingMail({ content, subject }: { content: BookingMailContent; subject: string }) {
  const { words, notice, booking, kind } = content;
  return (
    <MailDocument
      tag={words.tag}
      title={subject}
      preheader={notice.preheader(content.timeAndZone, content.guests)}
    >
      <Heading
        heading={notice.heading[booking.tourType]}
        lead={notice.lead(content.greetingName, booking.tourType)}
      />
      {content.shipWarning && <ShipWarning {...content.shipWarning} />}
      <Card>
        <DayAndTime
          weekday={words.weekday(booking.date)}
          day={words.day(booking.date)}
          monthAndYear={words.monthAndYear(booking.date)}
          time={content.time}
          zone={words.zone}
          note={words.shipClocks}
          cancelledLabel={kind === 'cancellation' ? words.cancelled : undefined}
        />
        {kind !== 'cancellation' && (
          <DayMeter
            fromMinutes={content.startMinutes}
            minutes={tours[booking.tourType].minutes}
            hour={words.hour}
          />
        )}
        <DetailList details={bookingDetails(content)} />
        {content.ticket && <TicketStub words={words.ticket} {...content.ticket} />}
        {kind !== 'cancellation' && content.isPaidHere && (
          <p style={{ margin: 0, fontSize: 15, lineHeight: '23px', color: colour.ink2 }}>{words.payments}</p>
        )}
        <OfferList content={content} />
        <ActionLink href={content.link} text={notice.action} note={notice.actionNote} />
      </Card>
      {kind !== 'cancellation' && <ForTheDriver content={content} />}
      {content.passages.map(({ heading, paragraphs }) => (
        <Section key={heading} heading={heading}>
          {paragraphs.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </Section>
      ))}
      {kind === 'cancellation' && <FindingUs content={content} />}
      <SignOff text={words.reply} />
    </MailDocument>
  );
}

const ToPay = ({ content: { total, orInAud } }: { content: BookingMailContent }) => (
  <>
    {total}{' '}
    {orInAud !== undefined && (
      <span
        style={{ display: 'block', fontFamily: sans, fontSize: 15, lineHeight: '23px', color: colour.ink2 }}
      >
        {orInAud}
      </span>
    )}
  </>
);

function bookingDetails(content: BookingMailContent): readonly Detail[] {
  const { words, booking, kind } = content;
  const { labels } = words;
  return [
    ...(content.reason === undefined ? [] : [{ label: labels.reason, value: content.reason }]),
    { label: labels.reference, value: booking.reference },
    { label: labels.tour, value: content.what },
    { label: labels.guests, value: content.guests },
    ...typedDetails(booking).map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> })),
    ...(kind !== 'cancellation'
      ? [{ label: labels.toPay, value: <ToPay content={content} />, figure: content.isPaidHere }]
      : []),
  ];
}
