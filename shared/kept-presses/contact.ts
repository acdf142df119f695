import { bytesOf, fromBase64Url, toBase64Url } from './bytes.ts';
import type { ServerContact } from './press.ts';

/**
 * Each answer to a device that has a key carries the time of the server, with a MAC that the server alone can make: a
 * press signs the latest one, so that its time can be judged later, and from another device.
 */
export const contactHeader = 'staff-contact';

/** The part of a contact that the server writes. */
export type WrittenContact = Omit<ServerContact, 'clock'>;

/** 128 bits. */
const macLength = 22;

const macAlgorithm = { name: 'HMAC', hash: 'SHA-256' };

/** @param secret of the device, in base64url; known to the server only */
export async function contactMac(
  secret: string,
  device: string,
  { at, person = '' }: Omit<WrittenContact, 'mac'>,
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', fromBase64Url(secret), macAlgorithm, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, bytesOf(`contact ${device} ${at} ${person}`));
  return toBase64Url(mac).slice(0, macLength);
}

export const isContactOf = async (
  secret: string,
  device: string,
  contact: WrittenContact,
): Promise<boolean> => (await contactMac(secret, device, contact)) === contact.mac;

/** `<time>.<person>.<mac>`, with an empty person where no one is identified. */
export const formatContact = ({ at, person = '', mac }: WrittenContact): string => `${at}.${person}.${mac}`;

export function parseContact(text: string | null): WrittenContact | undefined {
  const [, at, person = '', mac = ''] = /^(\d{1,16})\.([0-9A-Z]*)\.([\w-]+)$/.exec(text ?? '') ?? [];
  if (at === undefined) return undefined;
  return { at: Number(at), mac, ...(person !== '' && { person }) };
}
