import { bytesOf, fromBase64Url, toBase64Url } from './bytes.ts';
import type { ServerContact } from './press.ts';

/**
 * Each answer to a device that has a key carries the time of the server, with a MAC that the server alone can make: a
 * press signs the latest one, so that its time can be judged later, and from another device.
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

/** Takes the same time whatever the MAC. */
export const isContactOf = async (
  secret: string,
  device: string,
  contact: WrittenContact,
): Promise<boolean> =>
  crypto.subtle.verify('HMAC', await keyOf(secret), fromBase64Url(contact.mac), signedBytes(device, contact));

/** `<time>.<person>.<mac>`, with an empty person where no one is identified. */
export const formatContact = ({ at, person = '', mac }: WrittenContact): string => `${at}.${person}.${mac}`;

export function parseContact(text: string | null): WrittenContact | undefined {
  const [, at, person = '', mac = ''] = /^(\d{1,16})\.([0-9A-Z]*)\.([\w-]+)$/.exec(text ?? '') ?? [];
  if (at === undefined) return undefined;
  return { at: Number(at), mac, ...(person !== '' && { person }) };
}
