import { describe, expect, it } from 'vitest';
import { toBase64Url } from './bytes.ts';
import { contactMac, formatContact, isContactOf, parseContact } from './contact.ts';

const secret = toBase64Url(new Uint8Array(32).fill(7));
const contactAt = async (at: number, person?: string) => {
  const contact = { at, ...(person !== undefined && { person }) };
  return { ...contact, mac: await contactMac(secret, 'DEVCE00001', contact) };
};

describe('The server time sent to a device', () => {
  it.each([undefined, 'PERSN00001'])(
    'travels in a header with its MAC, for the colleague %s',
    async (person) => {
      const contact = await contactAt(1_795_000_000_000, person);
      expect(parseContact(formatContact(contact))).toEqual(contact);
      expect(await isContactOf(secret, 'DEVCE00001', contact)).toBe(true);
    },
  );

  it('is refused if its MAC was made for another time, person, device or secret', async () => {
    const contact = await contactAt(1_795_000_000_000, 'PERSN00001');
    const otherSecret = toBase64Url(new Uint8Array(32).fill(8));
    expect(await isContactOf(secret, 'DEVCE00001', { ...contact, at: contact.at + 1 })).toBe(false);
    expect(await isContactOf(secret, 'DEVCE00001', { ...contact, person: 'PERSN00002' })).toBe(false);
    expect(await isContactOf(secret, 'DEVCE00002', contact)).toBe(false);
    expect(await isContactOf(otherSecret, 'DEVCE00001', contact)).toBe(false);
  });

  it.each([
    ['that is empty', () => ''],
    ['without its end', (mac: string) => mac.slice(0, 22)],
    ['of another length', (mac: string) => `${mac}AAAA`],
  ])('is refused with a MAC %s', async (_, alter) => {
    const contact = await contactAt(1_795_000_000_000);
    const mac = alter(contact.mac);
    expect(await isContactOf(secret, 'DEVCE00001', { ...contact, mac })).toBe(false);
  });

  it.each([null, '', '12', 'x.y.z', '1.2'])('is not read from the header "%s"', (text) => {
    expect(parseContact(text)).toBeUndefined();
  });
});
