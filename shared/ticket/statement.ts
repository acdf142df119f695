import { type TourLanguage, tourLanguages } from '../booking/language.ts';
import { slots } from '../booking/slots.ts';
import { addDays, type CalendarDate, calendarDateFrom, daysBetween } from '../values/port-vila-time.ts';

/** What a ticket says at the door, even without a network. */
export interface TicketStatement {
  /** Permanent id of the booking: 20 hexadecimal digits. It grants no access, unlike the reference. */
  readonly id: string;
  /** Number of changes of the booking when the ticket was issued. */
  readonly sequence: number;
  readonly date: CalendarDate;
  readonly tourId: number;
  readonly guests: number;
  readonly language: TourLanguage;
  /** To pay at the door, in whole vatu. */
  readonly dueVuv: number;
  /** Up to three letters of the last name. No more: guests post pictures of their tickets. */
  readonly initials: string;
  /** Epoch seconds. */
  readonly issuedAt: number;
}

/** A statement in bytes, with the key that signs it. */
export interface WrittenStatement {
  readonly keyId: number;
  readonly statement: TicketStatement;
}

const version = 1;
const idBytes = 10;
const initialsBytes = 3;
const firstDay = calendarDateFrom('2026-01-01');

/** Where each field begins; all numbers are unsigned, the most significant byte first. */
const at = {
  version: 0,
  keyId: 1,
  id: 3,
  sequence: 13,
  day: 15,
  tourId: 17,
  guests: 18,
  language: 19,
  dueVuv: 20,
  initials: 24,
  issuedAt: 27,
} as const;
export const statementBytes = 31;

/** @throws RangeError for an id of another length */
export function writeStatement({ keyId, statement }: WrittenStatement): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(statementBytes);
  const view = new DataView(bytes.buffer);
  const id = statement.id.match(/[0-9a-f]{2}/g) ?? [];
  if (id.length !== idBytes) throw new RangeError(`Not the id of a booking: ${statement.id}`);
  view.setUint8(at.version, version);
  view.setUint16(at.keyId, keyId);
  bytes.set(
    id.map((pair) => Number.parseInt(pair, 16)),
    at.id,
  );
  view.setUint16(at.sequence, statement.sequence);
  view.setUint16(at.day, daysBetween(firstDay, statement.date));
  view.setUint8(at.tourId, statement.tourId);
  view.setUint8(at.guests, statement.guests);
  view.setUint8(at.language, tourLanguages.indexOf(statement.language));
  view.setUint32(at.dueVuv, statement.dueVuv);
  bytes.set(new TextEncoder().encode(statement.initials.slice(0, initialsBytes)), at.initials);
  view.setUint32(at.issuedAt, statement.issuedAt);
  return bytes;
}

/** Undefined for bytes that are not a statement of this version. */
export function parseStatement(bytes: Uint8Array<ArrayBuffer>): WrittenStatement | undefined {
  if (bytes.length !== statementBytes || bytes[at.version] !== version) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const tourId = view.getUint8(at.tourId);
  const language = tourLanguages[view.getUint8(at.language)];
  if (language === undefined || slots[tourId] === undefined) return undefined;
  return {
    keyId: view.getUint16(at.keyId),
    statement: {
      id: Array.from(bytes.subarray(at.id, at.sequence), (byte) => byte.toString(16).padStart(2, '0')).join(
        '',
      ),
      sequence: view.getUint16(at.sequence),
      date: addDays(firstDay, view.getUint16(at.day)),
      tourId,
      guests: view.getUint8(at.guests),
      language,
      dueVuv: view.getUint32(at.dueVuv),
      initials: new TextDecoder().decode(bytes.subarray(at.initials, at.issuedAt)).replaceAll('\0', ''),
      issuedAt: view.getUint32(at.issuedAt),
    },
  };
}
