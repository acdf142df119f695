import { type TourLanguage, tourLanguages } from '../booking/language.ts';
import { slots } from '../booking/slots.ts';
import { addDays, type CalendarDate, calendarDateFrom, daysBetween } from '../values/port-vila-time.ts';

/** The details in a ticket, which can be read offline at the door. */
export interface TicketStatement {
  /** Permanent id of the booking: 20 hexadecimal digits. It grants no access, unlike the reference. */
  readonly id: string;
  /** Number of changes of the booking when the ticket was issued. */
  readonly sequence: number;
  readonly date: CalendarDate;
  readonly tourId: number;
  readonly guests: number;
  readonly language: TourLanguage;
  /** Amount to pay at the door, in whole vatu. */
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

/** Offset of each field. Numbers are unsigned, the most significant byte first. */
const offset = {
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

/** Writes a statement as bytes. @throws RangeError for an id of another length */
export function writeStatement({ keyId, statement }: WrittenStatement): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(statementBytes);
  const view = new DataView(bytes.buffer);
  const id = statement.id.match(/[0-9a-f]{2}/g) ?? [];
  if (id.length !== idBytes) throw new RangeError(`Not the id of a booking: ${statement.id}`);
  view.setUint8(offset.version, version);
  view.setUint16(offset.keyId, keyId);
  bytes.set(
    id.map((pair) => Number.parseInt(pair, 16)),
    offset.id,
  );
  view.setUint16(offset.sequence, statement.sequence);
  view.setUint16(offset.day, daysBetween(firstDay, statement.date));
  view.setUint8(offset.tourId, statement.tourId);
  view.setUint8(offset.guests, statement.guests);
  view.setUint8(offset.language, tourLanguages.indexOf(statement.language));
  view.setUint32(offset.dueVuv, statement.dueVuv);
  bytes.set(new TextEncoder().encode(statement.initials.slice(0, initialsBytes)), offset.initials);
  view.setUint32(offset.issuedAt, statement.issuedAt);
  return bytes;
}

/** Parses a statement; undefined for bytes that are not a statement of this version. */
export function parseStatement(bytes: Uint8Array<ArrayBuffer>): WrittenStatement | undefined {
  if (bytes.length !== statementBytes || bytes[offset.version] !== version) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const tourId = view.getUint8(offset.tourId);
  const language = tourLanguages[view.getUint8(offset.language)];
  if (language === undefined || slots[tourId] === undefined) return undefined;
  return {
    keyId: view.getUint16(offset.keyId),
    statement: {
      id: Array.from(bytes.subarray(offset.id, offset.sequence), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
      sequence: view.getUint16(offset.sequence),
      date: addDays(firstDay, view.getUint16(offset.day)),
      tourId,
      guests: view.getUint8(offset.guests),
      language,
      dueVuv: view.getUint32(offset.dueVuv),
      initials: new TextDecoder()
        .decode(bytes.subarray(offset.initials, offset.issuedAt))
        .replaceAll('\0', ''),
      issuedAt: view.getUint32(offset.issuedAt),
    },
  };
}
