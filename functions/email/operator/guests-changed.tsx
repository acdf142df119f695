import { renderToStaticMarkup } from 'react-dom/server';
import type { TourLanguage } from '#shared/booking/language.ts';
import { shortReference } from '#shared/booking/reference.ts';
import { dueHereVuv, operatorShare } from '#shared/operators/operator-share.ts';
import { payer } from '#shared/operators/payer.ts';
import { type FormattedVisit, formatVisit, type Visit } from '#shared/visits/format-visit.ts';
import { withMessageLanguage } from '#shared/visits/message-language.ts';
import { Card } from '../components/card.tsx';
import { DetailList } from '../components/detail-list.tsx';
import { Heading } from '../components/heading.tsx';
import { MailDocument } from '../components/mail-document.tsx';
import { SignOff } from '../components/sign-off.tsx';
import type { MessageParts } from '../mime-message.ts';

/** A visit booked by an operator. `operator.reference` is the last reference the operator was given. */
export interface OperatorVisit extends Visit {
  readonly reference: string;
  readonly operator?:
    | (NonNullable<Visit['operator']> & { readonly reference?: string | undefined })
    | undefined;
}

interface GuestsChangedWords {
  readonly subject: (tour: string, date: string) => string;
  readonly preheader: (timeAndZone: string, guests: string) => string;
  readonly heading: string;
  readonly lead: string;
  readonly labels: Readonly<Record<'visit' | 'booked' | 'now' | 'settled' | 'paidHere', string>>;
  readonly closing: string;
}

const nb = '\u00a0';

const words: Readonly<Record<TourLanguage, GuestsChangedWords>> = {
  English: {
    subject: (tour, date) => `Guests changed: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) => `${timeAndZone}, now ${guests}.`,
    heading: 'A guest has changed a booking of yours.',
    lead: 'Guests can change their visit until it starts. These are its details now.',
    labels: {
      visit: 'Visit',
      booked: 'Booked by you',
      now: 'Now',
      settled: 'You settle with us',
      paidHere: 'Guests pay at the distillery',
    },
    closing:
      'Your page as an operator shows all your bookings. Anything wrong? Reply to this mail: it reaches our bookings desk.',
  },
  French: {
    subject: (tour, date) => `Réservation modifiée par un client${nb}: ${tour}, ${date}`,
    preheader: (timeAndZone, guests) => `${timeAndZone}, désormais ${guests}.`,
    heading: 'Un client a modifié l’une de vos réservations.',
    lead: 'Vos clients peuvent modifier leur visite jusqu’à son début. Voici cette réservation à jour.',
    labels: {
      visit: 'Visite',
      booked: 'Réservé par vous',
      now: 'Désormais',
      settled: 'Vous nous réglez',
      paidHere: 'Les participants règlent sur place',
    },
    closing: `Toutes vos réservations figurent dans votre espace. Une erreur${nb}? Répondez à ce message${nb}: l’équipe des réservations vous lira.`,
  },
};

/**
 * Notifies an operator that the number of guests or the tour differs from what they booked, and who pays for it. Contains
 * no guest input.
 *
 * @param language language of the operator, whatever the language of the visit
 */
export function guestsChangedMail(booking: OperatorVisit, language: TourLanguage): MessageParts {
  const formatted = formatVisit(withMessageLanguage(booking, language));
  const { subject: formatSubject, preheader, heading, lead, closing } = words[language];
  const subject = formatSubject(formatted.tour, formatted.date);
  const details = detailsOf(booking, formatted, words[language]);
  const html = renderToStaticMarkup(
    <MailDocument
      tag={formatted.words.tag}
      title={subject}
      preheader={preheader(formatted.timeAndZone, formatted.guests)}
    >
      <Heading heading={heading} lead={lead} />
      <Card>
        <DetailList first details={details} />
      </Card>
      <SignOff text={closing} />
    </MailDocument>,
  );
  return {
    subject,
    html: `<!DOCTYPE html>${html}`,
    text: [
      heading,
      lead,
      details.map(({ label, value }) => formatted.words.labelled(label, value)).join('\n'),
      closing,
    ]
      .join('\n\n')
      .concat('\n'),
    attachments: [],
  };
}

function detailsOf(booking: OperatorVisit, formatted: FormattedVisit, { labels }: GuestsChangedWords) {
  const { operator, reference } = booking;
  const { guests, vuv, labels: visitLabels } = formatted.words;
  const booked = operator?.booked;
  return [
    { label: visitLabels.reference, value: shortReference(operator?.reference ?? reference) },
    { label: labels.visit, value: `${formatted.tour}, ${formatted.date}, ${formatted.timeAndZone}` },
    ...(booked ? [{ label: labels.booked, value: guests(booked.guestCount) }] : []),
    { label: labels.now, value: formatted.guests },
    ...(payer(booking) ? [{ label: labels.settled, value: vuv(operatorShare(booking).totalVuv) }] : []),
    { label: labels.paidHere, value: vuv(dueHereVuv(booking)) },
  ];
}
