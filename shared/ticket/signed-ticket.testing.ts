import { toBase64Url } from '#shared/kept-presses/bytes.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { type TicketStatement, writeStatement } from './statement.ts';
import { formatTicket, type TicketKey } from './ticket.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A distillery that signs tickets with a new key. */
export async function ticketHouse() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', point));
  const key: TicketKey = {
    id: (digest[0] ?? 0) * 256 + (digest[1] ?? 0),
    x: toBase64Url(point.subarray(1, 33)),
    y: toBase64Url(point.subarray(33)),
  };
  return {
    key,
    async ticketOf(statement: TicketStatement, keyId = key.id): Promise<string> {
      const bytes = writeStatement({ keyId, statement });
      return formatTicket(bytes, new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, bytes)));
    },
  };
}

/** The statement of two guests who are expected at 3:00 PM on Tuesday 8 December 2026. */
export const ticketStatement = (changes: Partial<TicketStatement> = {}): TicketStatement => ({
  id: '0123456789abcdef0123',
  sequence: 0,
  date: calendarDateFrom('2026-12-08'),
  tourId: 10,
  guests: 2,
  language: 'English',
  dueVuv: 8000,
  initials: 'EXE',
  issuedAt: Date.parse('2026-12-07T09:00:00+11:00') / 1000,
  ...changes,
});
