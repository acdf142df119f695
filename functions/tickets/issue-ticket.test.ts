import { describe, expect, it } from 'vitest';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { fromBase45, toBase45 } from '#shared/ticket/base45.ts';
import { readTicket } from '#shared/ticket/ticket.ts';
import { ticketIssuer } from './issue-ticket.ts';
import { testTicketIssuer, testTicketKeys } from './ticket-issuer.testing.ts';
import { signingKeyFrom } from './ticket-keys.ts';

const log = testLog();
const clock = () => new Date('2026-11-21T10:00:00+11:00');
const booking = storedBooking({
  time: '2:00 PM',
  guestCount: 4,
  lastName: 'Étienne',
  preferredLanguage: 'French',
});
const publicKeys = async () => (await testTicketKeys()).map(({ publicKey }) => publicKey);
const codeOf = async () => (await testTicketIssuer(clock)(booking))?.code ?? '';

describe('A ticket', () => {
  it('states the start, the guests and the amount due to anyone with the public key', async () => {
    expect(await readTicket(await codeOf(), await publicKeys())).toEqual({
      id: booking.id,
      sequence: 0,
      date: '2026-11-24',
      tourId: 8,
      guests: 4,
      language: 'French',
      dueVuv: 16_000,
      initials: 'ETI',
      issuedAt: clock().getTime() / 1000,
    });
  });

  it('has at most 154 characters of the alphanumeric mode, and so fits a QR code of version 6', async () => {
    expect(await codeOf()).toMatch(/^[0-9A-Z $%*+\-./:]{1,154}$/);
  });

  it('contains neither the secret of the reference nor the name', async () => {
    const [, secret = ''] = booking.reference.split('-');
    const bytes = Buffer.from(fromBase45(await codeOf()) ?? []);
    for (const text of [await codeOf(), bytes.toString('latin1')]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain('tienne');
    }
  });

  it('is not recognized if a byte is altered, added or removed', async () => {
    const bytes = fromBase45(await codeOf()) ?? new Uint8Array();
    const keys = await publicKeys();
    const alteredTexts = Array.from(bytes, (_, index) =>
      bytes.map((byte, position) => (position === index ? byte ^ 1 : byte)),
    );
    for (const other of [...alteredTexts, bytes.slice(1), bytes.slice(0, -1), Uint8Array.from([...bytes, 0])])
      expect(await readTicket(toBase45(other), keys)).toBeUndefined();
  });

  it('is recognized only if it is a ticket and signed with a published key', async () => {
    const { privateKey, publicKey } = signingKeyFrom('of somebody else');
    const [own] = await publicKeys();
    const otherIssuer = ticketIssuer(
      () => Promise.resolve([{ privateKey, publicKey: { ...publicKey, id: own?.id ?? 0 } }]),
      clock,
    );
    const code = (await otherIssuer(booking))?.code ?? '';
    expect(await readTicket(code, await publicKeys())).toBeUndefined();
    for (const text of ['', 'HTTPS://RUM.EXAMPLE.COM', booking.reference, '::::'])
      expect(await readTicket(text, await publicKeys())).toBeUndefined();
  });

  it('is recognized if it was signed with the key before a rotation', async () => {
    const before = signingKeyFrom('an-older-text');
    const issue = ticketIssuer(() => Promise.resolve([before]), clock);
    const code = (await issue(booking))?.code ?? '';
    expect(await readTicket(code, await publicKeys())).toMatchObject({ id: booking.id });
  });

  it('is recognized if it was signed with the key published as the next one', async () => {
    const after = signingKeyFrom('the-text-to-come');
    const issue = ticketIssuer(() => Promise.resolve([after]), clock);
    const code = (await issue(booking))?.code ?? '';
    expect(await readTicket(code, await publicKeys())).toMatchObject({ id: booking.id });
  });

  it('has only the six letters of the party while the signing key cannot be read', async () => {
    const issue = ticketIssuer(() => Promise.reject(new Error('no')), clock);
    expect(await issue(booking)).toEqual({ letters: sixLettersOf(booking) });
    expect(log.text()).toContain('ticket.unsigned');
  });

  it('is not issued for a cancelled booking', async () => {
    expect(await testTicketIssuer(clock)({ ...booking, status: 'cancelled' })).toBeUndefined();
  });
});

describe('The key pair of tickets', () => {
  it('is derived only from the text of the secret', () => {
    const [one, again, other] = ['a text', 'a text', 'another'].map((text) => signingKeyFrom(text).publicKey);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
});
