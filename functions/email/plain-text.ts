import { business } from '#shared/content/business.ts';
import { directions, mapLink, placeForDriver } from '#shared/content/directions.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { isolatedName } from './printable-name.ts';
import { typedDetails } from './typed-details.ts';
import type { VisitFacts } from './visit-facts.ts';

/** The plain-text part: everything the HTML says, in the same order. */
export function plainText(facts: VisitFacts): string {
  const { words, notice, booking } = facts;
  const { labels } = words;
  const payment =
    facts.kind !== 'cancellation'
      ? [
          words.labelled(
            labels.toPay,
            [
              `${[facts.total, facts.orInAud].filter(Boolean).join(', ')}.`,
              ...(facts.isPaidHere ? [words.payments] : []),
            ].join(' '),
          ),
        ]
      : [];
  return [
    notice.heading[booking.tourType],
    notice.lead(isolatedName(facts.greetingName), booking.tourType),
    ...(facts.shipWarning ? [[facts.shipWarning.heading, ...facts.shipWarning.sentences]] : []),
    [
      words.labelled(labels.when, `${facts.date}, ${facts.timeAndZone}`),
      words.labelled(labels.tour, facts.what),
      words.labelled(labels.guests, facts.guests),
      ...typedDetails(booking).map(({ label, value }) => words.labelled(label, isolatedName(value))),
      words.labelled(labels.reference, booking.reference),
      ...(facts.reason === undefined ? [] : [words.labelled(labels.reason, facts.reason)]),
      ...payment,
    ],
    ...(facts.ticket
      ? [[`${words.ticket.heading}: ${spokenLetters(facts.ticket.letters)}`, words.ticket.advice]]
      : []),
    words.shipClocks,
    ...offersOf(facts),
    [words.labelled(notice.action, '').trimEnd(), facts.link],
    notice.actionNote,
    ...(facts.kind === 'cancellation' ? [] : driverLines(facts)),
    ...facts.passages.map(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...(facts.kind === 'cancellation' ? [findingUs(facts)] : []),
    words.reply,
  ]
    .map((part) => (typeof part === 'string' ? part : part.join('\n')))
    .join('\n\n')
    .concat('\n');
}

const offersOf = ({ offers, words, guests }: VisitFacts): readonly (readonly string[])[] =>
  offers.length === 0
    ? []
    : [
        [words.offers.heading, words.offers.lead(guests)],
        ...offers.map(({ dateAndTime, tourAndDuration, link }) => [
          `${dateAndTime}, ${tourAndDuration}`,
          link,
        ]),
      ];

const phoneLine = ({ words }: VisitFacts) => words.labelled(words.labels.phone, business.phones.join(', '));

const findingUs = (facts: VisitFacts) => [facts.words.findingUs, ...facts.addressLines, phoneLine(facts)];

/** The card for the driver: destination in three languages, and phone numbers. */
const driverLines = (facts: VisitFacts): readonly (readonly string[])[] => [
  [facts.words.forDriver.heading, facts.words.forDriver.lead],
  [facts.words.labelled(facts.words.map, mapLink)],
  [business.name, ...placeForDriver],
  ...directions.map(({ language, request, landmark, lost }) => [
    facts.words.labelled(language, request),
    landmark,
    lost,
  ]),
  [phoneLine(facts)],
];
