import { contactMac, formatContact } from '#shared/kept-presses/contact.ts';
import type { StoredDevice } from './staff-items.ts';

/**
 * The server time and the person, signed for a device that has a contact secret; undefined for any other device.
 *
 * @param at epoch milliseconds
 * @param person who is identified on the device
 */
export async function signedContact(
  { id, contactSecret }: StoredDevice,
  at: number,
  person?: string,
): Promise<string | undefined> {
  if (contactSecret === undefined) return undefined;
  const contact = { at, ...(person !== undefined && { person }) };
  return formatContact({ ...contact, mac: await contactMac(contactSecret, id, contact) });
}
