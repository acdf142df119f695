import { renderToStaticMarkup } from 'react-dom/server';
import { shortReference } from '#shared/booking/reference.ts';
import { dueHereVuv, operatorShare } from '#shared/operators/operator-share.ts';
import { payer } from '#shared/operators/payer.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { type FormattedVisit, formatVisit, type Visit } from '#shared/visits/format-visit.ts';
import { withMessageLanguage } from '#shared/visits/message-language.ts';
import { Card } from '../components/card.tsx';
import { FactList } from '../components/fact-list.tsx';
import { Heading } from '../components/heading.tsx';
import { MailDocument } from '../components/mail-document.tsx';
import { SignOff } from '../components/sign-off.tsx';
import type { MessageParts } from '../mime-message.ts';

/** A visit booked by an operator. `operator.reference` is the last one they know, once the guest has another. */
export interface OperatorVisit extends Visit {
  readonly reference: string;
  readonly operator?:
    | (NonNullable<Visit['operator']> & { readonly reference?: string | undefined })
    | undefined;
}

const heading = 'A guest has changed a booking of yours.';
const lead = 'Guests can change their visit until it starts. These are its details now.';
const closing =
  'Your page as an operator shows all your bookings. Anything wrong? Reply to this mail: it reaches our bookings desk.';

/**
 * Notifies an operator that the number of guests or the tour differs from what they booked, and who pays for it. Contains
 * no guest input.
 */
export function guestsChanged(booking: OperatorVisit): MessageParts {
  // Operators are written to in English, whatever the language of the visit.
  const said = formatVisit(withMessageLanguage(booking, 'English'));
  const subject = `Guests changed: ${said.tour}, ${formatDate(booking.date)}`;
  const facts = factsOf(booking, said);
  const html = renderToStaticMarkup(
    <MailDocument tag="en" title={subject} preheader={`${said.timeAndZone}, now ${said.guests}.`}>
      <Heading heading={heading} lead={lead} />
      <Card>
        <FactList first facts={facts} />
      </Card>
      <SignOff text={closing} />
    </MailDocument>,
  );
  return {
    subject,
    html: `<!DOCTYPE html>${html}`,
    text: [heading, lead, facts.map(({ label, value }) => `${label}: ${value}`).join('\n'), closing]
      .join('\n\n')
      .concat('\n'),
    attachments: [],
  };
}

function factsOf(booking: OperatorVisit, said: FormattedVisit) {
  const { operator, reference } = booking;
  const booked = operator?.booked;
  return [
    { label: 'Reference', value: shortReference(operator?.reference ?? reference) },
    { label: 'Visit', value: `${said.tour}, ${said.date}, ${said.timeAndZone}` },
    ...(booked ? [{ label: 'Booked by you', value: said.words.guests(booked.guestCount) }] : []),
    { label: 'Now', value: said.guests },
    ...(payer(booking)
      ? [{ label: 'You settle with us', value: formatVuv(operatorShare(booking).totalVuv) }]
      : []),
    { label: 'Guests pay at the distillery', value: formatVuv(dueHereVuv(booking)) },
  ];
}
