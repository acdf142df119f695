import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { staffLanguages } from '#shared/content/staff-languages.ts';
import { ReceivedReport } from '#shared/kept-presses/device-report.ts';
import { staffRoles } from '#shared/staff/sign-in/people.ts';
import { nameSkeleton } from '#shared/staff/sign-in/staff-name.ts';
import type { ItemKey, Table } from '../table/table.ts';

/** A colleague as stored. Times in epoch seconds. */
export const StoredPerson = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(staffRoles),
  invitedAt: z.int(),
  /** Id of the manager; absent for people invited by command line. */
  invitedBy: z.optional(z.string()),
  /** When the code for shared devices was set; absent without one. */
  codeSetAt: z.optional(z.int()),
  /** The colleague who last set it for this person, and when; absent if only the person has set it. */
  codeGivenBy: z.optional(z.string()),
  codeGivenAt: z.optional(z.int()),
  /** The person's language in the console; absent until they choose one. */
  language: z.optional(z.enum(staffLanguages)),
  endedAt: z.optional(z.int()),
  expiresAt: z.optional(z.int()),
});
export type StoredPerson = z.infer<typeof StoredPerson>;

/** A public key of a device, in base64url. */
const PressKey = z.object({ id: z.string(), publicKey: z.string(), registeredAt: z.int() });

/**
 * Access from one device: link, device and session are one item, so that revoking them is one write. Times in epoch
 * seconds.
 */
export const StoredDevice = z.object({
  id: z.string(),
  /** Id of the colleague; `noPerson` for a shared device. */
  person: z.string(),
  /** Name of the device, given by its person, or by the manager for a shared device. */
  name: z.optional(z.string()),
  /** The person who acts on a shared device, since when, and until when. */
  actingPerson: z.optional(z.string()),
  actingSince: z.optional(z.int()),
  actingUntil: z.optional(z.int()),
  /** Wrong codes on a shared device. */
  padTries: z.optional(z.object({ wrongAt: z.array(z.int()), lockedUntil: z.int() })),
  state: z.enum(['invited', 'linked', 'ended']),
  invitedAt: z.int(),
  invitedBy: z.optional(z.string()),
  /** Whether the link of this further device deletes the colleague's passkeys when it is used. */
  isReset: z.optional(z.boolean()),
  /** Notices up to this time have been dismissed on this device. */
  noticesSeenAt: z.optional(z.int()),
  /** SHA-256 of the secret of the link; absent for devices that signed in by passkey. */
  linkHash: z.optional(z.string()),
  linkEndsAt: z.optional(z.int()),
  /** SHA-256 of the nonce of the linked page, which proves a repeated call after a lost response. */
  nonceHash: z.optional(z.string()),
  browser: z.string(),
  /** SHA-256 of the secret of the session. */
  secretHash: z.optional(z.string()),
  /**
   * SHA-256 of the secret from before the last code on a shared device. With that secret, a call can only read, and
   * enter another code.
   */
  previousHash: z.optional(z.string()),
  /** When the link was used; absent for devices that signed in by passkey. */
  linkedAt: z.optional(z.int()),
  signedInAt: z.optional(z.int()),
  sessionEndsAt: z.optional(z.int()),
  lastUsedAt: z.optional(z.int()),
  /** The last use of a passkey on this device. */
  steppedUpAt: z.optional(z.int()),
  /**
   * Ids of the passkeys that were registered or used on this device itself: anyone who holds the device may use them.
   */
  passkeys: z.optional(z.set(z.string())),
  /**
   * Public keys with which the device signs kept presses, the latest last. Each stays valid for the presses that it
   * has signed.
   */
  pressKeys: z.optional(z.array(PressKey)),
  /** Authenticates the server time in responses to the device, see `contactMac`; created with the first key. */
  contactSecret: z.optional(z.string()),
  /** Its last report on the presses that it keeps. */
  kept: z.optional(ReceivedReport),
  endedAt: z.optional(z.int()),
  /** A manager has reported the device as lost or stolen: presses that it signs are discarded. */
  isLost: z.optional(z.literal(true)),
  /** Name of the manager who revoked the device, which the browser shows once. */
  endedBy: z.optional(z.string()),
  expiresAt: z.int(),
});
export type StoredDevice = z.infer<typeof StoredDevice>;

/**
 * Replaces the id of a person on the item of a shared device, and in its cookie while no colleague acts. Shorter than
 * any id.
 */
export const noPerson = '0000000000';

export const peoplePartition = 'STAFF#PEOPLE';
export const devicePartition = 'STAFF#DEVICES';

export const personKey = (id: string): ItemKey => ({ pk: peoplePartition, sk: `PERSON#${id}` });
/** Id of the colleague whose item has this sort key. */
export const personOf = (sk: string): string => sk.slice(personKey('').sk.length);
/** Reserves a name for a person, so that no other colleague gets a name that looks like it. */
export const nameKey = (name: string): ItemKey => ({ pk: peoplePartition, sk: `NAME#${nameSkeleton(name)}` });
export const managersKey: ItemKey = { pk: peoplePartition, sk: 'MANAGERS' };
export const deviceKey = (id: string): ItemKey => ({ pk: devicePartition, sk: `DEVICE#${id}` });
export const passkeyPartition = 'STAFF#PASSKEYS';
export const passkeyKey = (id: string): ItemKey => ({ pk: passkeyPartition, sk: `PASSKEY#${id}` });

/** Days that a removed person, or an unused device, stays recorded. */
const retentionDays = 400;
export const recordExpiresAt = (since: number): number => since + retentionDays * 86_400;

/** Has the name of the corresponding error of DynamoDB, so that it is handled as throttling. */
class ReadUnfinished extends Error {
  override readonly name = 'ThrottlingException';
}

/** A device and a person by one consistent read; undefined if absent. */
export async function readDeviceAndPerson(
  table: Table,
  ids: { readonly device: string; readonly person?: string },
): Promise<{ device: StoredDevice | undefined; person: StoredPerson | undefined }> {
  const keyOfDevice = deviceKey(ids.device);
  const keyOfPerson = ids.person === undefined ? undefined : personKey(ids.person);
  const items = await readItems(table, [keyOfDevice, ...(keyOfPerson === undefined ? [] : [keyOfPerson])]);
  const device = items.find(({ sk }) => sk === keyOfDevice.sk);
  const person = items.find(({ sk }) => sk === keyOfPerson?.sk);
  return { device: device && StoredDevice.parse(device), person: person && StoredPerson.parse(person) };
}

/** Reads those people of a list who exist, in one consistent read. */
export async function readPeople(table: Table, ids: readonly string[]): Promise<StoredPerson[]> {
  const keys = [...new Set(ids)].map(personKey);
  return keys.length === 0 ? [] : (await readItems(table, keys)).map((item) => StoredPerson.parse(item));
}

/** Reads all items in one consistent read; throws if any was not processed. */
async function readItems(table: Table, keys: readonly ItemKey[]): Promise<Record<string, unknown>[]> {
  const Keys = keys.map((key) => ({ ...key }));
  const { Responses, UnprocessedKeys } = await table.client.send(
    new BatchGetCommand({
      RequestItems: { [table.name]: { Keys, ConsistentRead: true } },
    }),
  );
  if (Object.keys(UnprocessedKeys ?? {}).length > 0) throw new ReadUnfinished('Not all keys were read');
  return Responses?.[table.name] ?? [];
}
