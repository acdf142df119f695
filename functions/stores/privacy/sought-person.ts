import { parseReference } from '../../../shared/booking/reference.ts';
import { bookingId } from '../bookings/slot-item.ts';

/** Fields by which a person is found in a record. */
interface Findable {
  readonly id?: string;
  readonly firstId?: string | undefined;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly mobilePhone?: string | undefined;
}

/**
 * Whether a record is of the person who is asked for by email address, telephone number or booking reference;
 * undefined when the text is none of these.
 */
export function recordsOf(text: string): ((content: Findable) => boolean) | undefined {
  const wanted = text.trim();
  const reference = parseReference(wanted);
  if (reference !== undefined) {
    const id = bookingId(reference.secretSuffix);
    return (content) => content.id === id || content.firstId === id;
  }
  if (/^\S+@\S+$/.test(wanted)) return ({ email }) => email.toLowerCase() === wanted.toLowerCase();
  const number = digitsOf(wanted);
  if (!/^[+\d\s()./-]+$/.test(wanted) || number.length < fewestDigits) return undefined;
  return ({ phone, mobilePhone }) => [phone, mobilePhone].some((own = '') => digitsOf(own) === number);
}

/** One text for each person that is asked for, however it was typed; undefined when it is none. */
export function soughtPerson(text: string): string | undefined {
  if (recordsOf(text) === undefined) return undefined;
  const wanted = text.trim();
  const reference = parseReference(wanted);
  if (reference !== undefined) return `booking ${bookingId(reference.secretSuffix)}`;
  return wanted.includes('@') ? wanted.toLowerCase() : digitsOf(wanted);
}

const fewestDigits = 4;

/** `+678 555 0100` and `00678 5550100` are one number. */
const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/^00/, '');
