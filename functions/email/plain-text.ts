import { business } from '#shared/content/business.ts';
import { directions, mapLink, placeForDriver } from '#shared/content/directions.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import type { BookingMailContent } from './booking-mail-content.ts';
import { isolatedName } from './printable-name.ts';
import { typedDetails } from './typed-details.ts';

/** The plain-text part: everything the HTML says, in the same order. */
export function plainText(content: BookingMailContent): string {
  const { words, notice, booking } = content;
  const { labels } = words;
  const payment =
    content.kind !== 'cancellation'
      ? [
          words.labelled(
            labels.toPay,
            [
              `${[content.total, content.orInAud].filter(Boolean).join(', ')}.`,
              ...(content.isPaidHere ? [words.payments] : []),
            ].join(' '),
          ),
        ]
      : [];
  return [
    notice.heading[booking.tourType],
    notice.lead(isolatedName(content.greetingName), booking.tourType),
    ...(content.shipWarning ? [[content.shipWarning.heading, ...content.shipWarning.sentences]] : []),
    [
      words.labelled(labels.when, `${content.date}, ${content.timeAndZone}`),
      words.labelled(labels.tour, content.what),
      words.labelled(labels.guests, content.guests),
      ...typedDetails(booking).map(({ label, value }) => words.labelled(label, isolatedName(value))),
      words.labelled(labels.reference, booking.reference),
      ...(content.reason === undefined ? [] : [words.labelled(labels.reason, content.reason)]),
      ...payment,
    ],
    ...(content.ticket
      ? [[`${words.ticket.heading}: ${spokenLetters(content.ticket.letters)}`, words.ticket.advice]]
      : []),
    words.shipClocks,
    ...offersOf(content),
    [words.labelled(notice.action, '').trimEnd(), content.link],
    notice.actionNote,
    ...(content.kind === 'cancellation' ? [] : driverLines(content)),
    ...content.passages.map(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...(content.kind === 'cancellation' ? [findingUs(content)] : []),
    words.reply,
  ]
    .map((part) => (typeof part === 'string' ? part : part.join('\n')))
    .join('\n\n')
    .concat('\n');
}

const offersOf = ({ offers, words, guests }: BookingMailContent): readonly (readonly string[])[] =>
  offers.length === 0
    ? []
    : [
        [words.offers.heading, words.offers.lead(guests)],
        ...offers.map(({ dateAndTime, tourAndDuration, link }) => [
          `${dateAndTime}, ${tourAndDuration}`,
          link,
        ]),
      ];

const phoneLine = ({ words }: BookingMailContent) =>
  words.labelled(words.labels.phone, business.phones.join(', '));

const findingUs = (content: BookingMailContent) => [
  content.words.findingUs,
  ...content.addressLines,
  phoneLine(content),
];

/** The card for the driver: destination in three languages, and phone numbers. */
const driverLines = (content: BookingMailContent): readonly (readonly string[])[] => [
  [content.words.forDriver.heading, content.words.forDriver.lead],
  [content.words.labelled(content.words.map, mapLink)],
  [business.name, ...placeForDriver],
  ...directions.map(({ language, request, landmark, lost }) => [
    content.words.labelled(language, request),
    landmark,
    lost,
  ]),
  [phoneLine(content)],
];
