import { bytesOf, fromBase64Url, toBase64Url } from './bytes.ts';
import type { ServerContact } from './press.ts';

/**
 * Each reply to a device with a press key carries the server's time, with a MAC that only the server can compute. A
 * press signs the latest contact, so that the time of the press can be determined later, even if another device delivers
 * it.
 */
export const contactHeader = 'staff-contact';

/** The part of a contact that the server writes. */
export type WrittenContact = Omit<ServerContact, 'clock'>;

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64Url(secret), algorithm, false, ['sign', 'verify']);

const signedBytes = (device: string, { at, person = '' }: Omit<WrittenContact, 'mac'>) =>
  bytesOf(`contact ${device} ${at} ${person}`);

/** @param secret of the device, in base64url; known to the server only */
export const contactMac = async (
  secret: string,
  device: string,
  contact: Omit<WrittenContact, 'mac'>,
): Promise<string> =>
  toBase64Url(await crypto.subtle.sign('HMAC', await keyOf(secret), signedBytes(device, contact)));

/** Whether the server wrote the contact for this device. Takes constant time. */
export const isContactOf = async (
  secret: string,
  device: string,
  contact: WrittenContact,
): Promise<boolean> =>
  crypto.subtle.verify('HMAC', await keyOf(secret), fromBase64Url(contact.mac), signedBytes(device, contact));

/** `<time>.<person>.<mac>`, with an empty person if no one is identified. */
export const formatContact = ({ at, person = '', mac }: WrittenContact): string => `${at}.${person}.${mac}`;

export function parseContact(text: string | null): WrittenContact | undefined {
  const [, at, person = '', mac = ''] = /^(\d{1,16})\.([0-9A-Z]*)\.([\w-]+)$/.exec(text ?? '') ?? [];
  if (at === undefined) return undefined;
  return { at: Number(at), mac, ...(person !== '' && { person }) };
}
