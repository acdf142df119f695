import type { Client } from '#app/requests/client.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { linkDevice as contract } from '#shared/contracts/staff/link-device.ts';
import { staffClient } from './staff-client.ts';

/** What a link holds behind its `#`, and the page's own nonce. */
export interface Invitation {
  readonly device: string;
  readonly secret: string;
  /** 16 random bytes in hexadecimal. */
  readonly nonce: string;
  /** What the person calls this device. */
  readonly name?: string | undefined;
}

export type LinkReply = Omit<ReplyOf<typeof contract>, 'success'>;

/**
 * Opens an invitation, or links this browser to it.
 *
 * @param accept false: whose it is; nothing changes
 */
export const linkDevice = (
  { device, secret, nonce, name }: Invitation,
  accept: boolean,
  client: Client = staffClient,
): Promise<LinkReply> =>
  client<LinkReply>({
    endpoint: 'linkDevice',
    body: { device, secret, nonce, accept, ...(accept && name !== undefined && { name }) },
  });
