import { tours } from '#shared/booking/tours.ts';
import { ActionLink } from './components/action-link.tsx';
import { Card } from './components/card.tsx';
import { DayAndTime } from './components/day-and-time.tsx';
import { DayMeter } from './components/day-meter.tsx';
import { type Fact, FactList } from './components/fact-list.tsx';
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
import type { VisitFacts } from './visit-facts.ts';

/** The email about a booking: the ticket as on the confirmation page, then directions and further details. */
export function BookingMail({ facts, subject }: { facts: VisitFacts; subject: string }) {
  const { words, notice, booking, kind } = facts;
  return (
    <MailDocument
      tag={words.tag}
      title={subject}
      preheader={notice.preheader(facts.timeAndZone, facts.guests)}
    >
      <Heading
        heading={notice.heading[booking.tourType]}
        lead={notice.lead(facts.greetingName, booking.tourType)}
      />
      {facts.shipWarning && <ShipWarning {...facts.shipWarning} />}
      <Card>
        <DayAndTime
          weekday={words.weekday(booking.date)}
          day={words.day(booking.date)}
          monthAndYear={words.monthAndYear(booking.date)}
          time={facts.time}
          zone={words.zone}
          note={words.shipClocks}
          cancelledLabel={kind === 'cancellation' ? words.cancelled : undefined}
        />
        {kind !== 'cancellation' && (
          <DayMeter
            fromMinutes={facts.startMinutes}
            minutes={tours[booking.tourType].minutes}
            hour={words.hour}
          />
        )}
        <FactList facts={bookingFacts(facts)} />
        {facts.ticket && <TicketStub words={words.ticket} {...facts.ticket} />}
        {kind !== 'cancellation' && facts.isPaidHere && (
          <p style={{ margin: 0, fontSize: 15, lineHeight: '23px', color: colour.ink2 }}>{words.payments}</p>
        )}
        <OfferList facts={facts} />
        <ActionLink href={facts.link} text={notice.action} note={notice.actionNote} />
      </Card>
      {kind !== 'cancellation' && <ForTheDriver facts={facts} />}
      {facts.passages.map(({ heading, paragraphs }) => (
        <Section key={heading} heading={heading}>
          {paragraphs.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </Section>
      ))}
      {kind === 'cancellation' && <FindingUs facts={facts} />}
      <SignOff text={words.reply} />
    </MailDocument>
  );
}

const ToPay = ({ facts: { total, orInAud } }: { facts: VisitFacts }) => (
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

function bookingFacts(facts: VisitFacts): readonly Fact[] {
  const { words, booking, kind } = facts;
  const { labels } = words;
  return [
    ...(facts.reason === undefined ? [] : [{ label: labels.reason, value: facts.reason }]),
    { label: labels.reference, value: booking.reference },
    { label: labels.tour, value: facts.what },
    { label: labels.guests, value: facts.guests },
    ...typedDetails(booking).map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> })),
    ...(kind !== 'cancellation'
      ? [{ label: labels.toPay, value: <ToPay facts={facts} />, figure: facts.isPaidHere }]
      : []),
  ];
}
