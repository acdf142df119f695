import { houseName, housePhone } from '../content/business.ts';
import { parseCalendarDate } from '../values/port-vila-time.ts';
import { formatDate } from '../values/written-time.ts';
import { frenchDate } from '../visits/french-dates.ts';
import type { MessageLanguage } from '../visits/message-language.ts';
import type { Catering, EnquiryKind } from './event-enquiry.ts';

/** The parts of an enquiry that its answer uses. Texts may be empty. */
export interface AnswerableEnquiry {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly eventName: string;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  readonly peopleCount: string;
  readonly catering: Catering;
  readonly description: string;
  readonly messageLanguage?: MessageLanguage | undefined;
}

/** Maximum length of the `mailto:` address: some email programs truncate or refuse longer ones. */
export const maxMailtoLength = 1900;
const maxNameLength = 200;

interface AnswerWords {
  readonly subject: Readonly<Record<EnquiryKind, (about: string) => string>>;
  readonly greeting: (name: string) => string;
  readonly thanks: Readonly<Record<EnquiryKind, string>>;
  readonly day: (date: string) => string;
  readonly labels: Readonly<Record<'event' | 'day' | 'people' | 'catering', string>>;
  readonly colon: string;
  readonly catering: Readonly<Record<Catering, string>>;
  readonly closing: string;
  readonly wrote: string;
}

const formatDay = (date: string, format: typeof frenchDate): string => {
  const day = parseCalendarDate(date);
  return day === undefined ? '' : format(day);
};

const words: Readonly<Record<MessageLanguage, AnswerWords>> = {
  en: {
    subject: {
      event: (about) => `Your event enquiry: ${about}`,
      question: (about) => `Your question: ${about}`,
    },
    greeting: (name) => `Dear ${name},`,
    thanks: { event: 'Thank you for your enquiry.', question: 'Thank you for your question.' },
    day: (date) => formatDay(date, formatDate),
    labels: { event: 'Event', day: 'Day', people: 'People', catering: 'Catering' },
    colon: ': ',
    catering: { no: 'none', required: 'by us', own: 'your own' },
    closing: 'Kind regards,',
    wrote: 'You wrote:',
  },
  fr: {
    subject: {
      event: (about) => `Votre demande d’événement\u00a0: ${about}`,
      question: (about) => `Votre question\u00a0: ${about}`,
    },
    greeting: (name) => `Bonjour ${name},`,
    thanks: { event: 'Merci pour votre demande.', question: 'Merci pour votre question.' },
    day: (date) => formatDay(date, frenchDate),
    labels: { event: 'Événement', day: 'Jour', people: 'Personnes', catering: 'Traiteur' },
    colon: '\u00a0: ',
    catering: { no: 'aucun', required: 'par nos soins', own: 'le vôtre' },
    closing: 'Cordialement,',
    wrote: 'Vous nous avez écrit\u00a0:',
  },
};

/**
 * The draft of an answer as a `mailto:` address, in the visitor's language: the details of the enquiry, space for the
 * answer, and as much of their message as fits.
 *
 * @param by name of the colleague who signs it
 */
export function answerMail(enquiry: AnswerableEnquiry, by: string): string {
  const { kind, email, messageLanguage = 'en', description } = enquiry;
  const wording = words[messageLanguage];
  const eventName = shortenName(enquiry.eventName);
  const linesBeforeQuote = [
    wording.greeting(shortenName(enquiry.name)),
    '',
    wording.thanks[kind],
    ...detailLines({ ...enquiry, eventName }, wording),
    '',
    '',
    '',
    wording.closing,
    shortenName(by),
    houseName,
    housePhone,
  ];
  const address = (quote: string) => {
    const quoted = quote === '' ? [] : ['', wording.wrote, ...quote.split('\n').map((line) => `> ${line}`)];
    const body = [...linesBeforeQuote, ...quoted].join('\r\n');
    return `mailto:${encodeAddress(email)}?subject=${encodeText(wording.subject[kind](eventName))}&body=${encodeText(body)}`;
  };
  return address(fittingExcerpt(description.replace(/\r\n?/g, '\n'), address));
}

function detailLines(
  { kind, eventName, date, peopleCount, catering }: AnswerableEnquiry,
  { labels, colon, day, catering: caterings }: AnswerWords,
): string[] {
  if (kind === 'question') return [];
  const details = [
    [labels.event, eventName],
    [labels.day, day(date)],
    [labels.people, shortenName(peopleCount)],
    [labels.catering, caterings[catering]],
  ] as const;
  return [
    '',
    ...details.filter(([, value]) => value !== '').map(([label, value]) => `${label}${colon}${value}`),
  ];
}

/** Shortens a name for the address, in which a letter of some scripts takes nine characters. */
function shortenName(name: string): string {
  if (encodeText(name).length <= maxNameLength) return name;
  const letters = [...name];
  while (encodeText(`${letters.join('')}…`).length > maxNameLength) letters.pop();
  return `${letters.join('')}…`;
}

/** Truncates a text to the whole words that fit, with an ellipsis. */
function fittingExcerpt(text: string, address: (quote: string) => string): string {
  const fits = (quote: string) => address(quote).length <= maxMailtoLength;
  if (fits(text)) return text;
  let [low, high] = [0, text.length];
  while (high - low > 1) {
    const mid = Math.floor((low + high) / 2);
    if (fits(`${wholeWords(text, mid)} …`)) low = mid;
    else high = mid;
  }
  const excerpt = wholeWords(text, low);
  return excerpt === '' ? '' : `${excerpt} …`;
}

/** The whole words among the first characters of a text. */
function wholeWords(text: string, length: number): string {
  const prefix = text.slice(0, length);
  return prefix.slice(0, Math.max(prefix.search(/\s\S*$/), 0)).trimEnd();
}

/** Encodes a text for a URL. Lone surrogates, which cannot be encoded, are replaced. */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Encodes an email address, whose local part could otherwise begin the header fields of the email. */
const encodeAddress = (email: string): string => encodeText(email).replace(/%40(?!.*%40)/, '@');
