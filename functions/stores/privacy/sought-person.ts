import { parseReference } from '#shared/booking/reference.ts';
import { isSameNumber, nationalNumber } from '#shared/values/telephone-number.ts';
import { bookingId } from '../bookings/slot-item.ts';

/** Fields by which a person is found in a record. */
interface SearchFields {
  readonly id?: string;
  readonly formerIds?: readonly string[] | undefined;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly mobilePhone?: string | undefined;
}

/** How a record was found. `number`: the telephone number that matched, as stored in the record. */
export interface Match {
  readonly number?: string;
}

/**
 * Returns the check whether a record is about the person requested by email address, telephone number or booking
 * reference; undefined when the text is none of these. A former reference finds the data that its holder may see: the
 * booking while they are its guest, afterwards only their former address in it.
 */
export function personMatcher(text: string): ((content: SearchFields) => Match | undefined) | undefined {
  const requested = text.trim();
  const reference = parseReference(requested);
  if (reference !== undefined) {
    const id = bookingId(reference.secretSuffix);
    return (content) => (content.id === id || content.formerIds?.includes(id) ? {} : undefined);
  }
  if (isAddress(requested)) {
    return ({ email }) => (email.toLowerCase() === requested.toLowerCase() ? {} : undefined);
  }
  if (nationalNumber(requested) === undefined) return undefined;
  return ({ phone, mobilePhone }) => {
    const number = [phone, mobilePhone].find(
      (candidate) => candidate !== undefined && isSameNumber(candidate, requested),
    );
    return number === undefined ? undefined : { number };
  };
}

/** The canonical text for a requested person, however it was typed; undefined when it identifies no one. */
export function canonicalPerson(text: string): string | undefined {
  const requested = text.trim();
  const reference = parseReference(requested);
  if (reference !== undefined) return `booking ${bookingId(reference.secretSuffix)}`;
  return isAddress(requested) ? requested.toLowerCase() : nationalNumber(requested);
}

const isAddress = (text: string): boolean => /^\S+@\S+$/.test(text);
