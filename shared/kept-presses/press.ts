import * as z from 'zod/mini';
import { tourLanguages } from '#shared/booking/language.ts';
import { slots } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { maxNoteLength, maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import { paymentMethods } from '#shared/staff/parties/visit-log.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { readJson } from '#shared/values/read-json.ts';
import { maxPressLength, pressVersion } from './press-limits.ts';

/**
 * A kept press: an action that a device recorded at the door without a response from the server. The device writes it
 * once as JSON and signs its bytes; the text is sent and stored unchanged. Instants are epoch milliseconds; sums are as
 * in a live payment.
 */

const digest = z.string().check(z.regex(/^[\w-]{43}$/));
const commandId = z.string().check(z.regex(/^[0-9a-f]{24}$/));
const staffId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{10,26}$/));
const date = z.string().check(z.refine((text) => parseCalendarDate(text) !== undefined));
const tourId = z.int().check(z.gte(0), z.lte(slots.length - 1));
const guests = z.int().check(z.gte(1), z.lte(capacity));
const sum = z.int().check(z.gte(0), z.lte(10_000_000));
const instant = z.int().check(z.gte(0));
const name = z.string().check(z.maxLength(100));
/** Number of a press of one key, from 1. */
const number = z.int().check(z.gte(1), z.lte(9_999_999));

/** The last response of the server before the press. */
export const ServerContact = z.object({
  /** Time of the server. */
  at: instant,
  /** Id of the colleague who was identified on the device. */
  person: z.optional(staffId),
  /** Authenticates device, time and person, see `contactMac`. */
  mac: digest,
  /** Clock of the device when the response arrived. */
  clock: instant,
});
export type ServerContact = z.infer<typeof ServerContact>;

/**
 * The party of a press. `walkIn`: command id of a walk-in that the device itself added. `letters`: the six letters of a
 * party that is not in the day file; `tourId` is then the start that its guests named.
 */
const PressedParty = z.union([
  z.object({ date, tourId, id: z.string().check(z.minLength(1), z.maxLength(40)) }),
  z.object({ date, tourId, walkIn: commandId }),
  z.object({
    date,
    letters: z.string().check(z.regex(/^[CDFHJKLMNPRTVWXZ]{6}$/)),
    tourId: z.optional(tourId),
  }),
]);
export type PressedParty = z.infer<typeof PressedParty>;

export const KeptAction = z.discriminatedUnion('kind', [
  /** `guests` more of the party have arrived. */
  z.object({ kind: z.literal('arrive'), guests }),
  /** The guests joined another start of the day and take places there. */
  z.object({ kind: z.literal('join'), guests, tourId }),
  z.object({
    kind: z.literal('pay'),
    method: z.enum(paymentMethods),
    amount: sum,
    vatu: sum,
    /** Vatu to pay before this payment, as shown. */
    outstanding: z.int(),
    change: z.optional(z.object({ cents: sum, vuv: sum })),
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(maxReasonLength))),
  }),
  z.object({ kind: z.literal('no-show'), guests }),
  z.object({ kind: z.literal('note'), text: z.string().check(z.minLength(1), z.maxLength(maxNoteLength)) }),
  /** Undoes an entry that this device kept for the same author. */
  z.object({ kind: z.literal('undo'), entry: commandId }),
  /** A new walk-in party has arrived; `party.walkIn` is the id of this press. */
  z.object({
    kind: z.literal('walk-in'),
    guests,
    /** Absent: the language of the start, or English. */
    language: z.optional(z.enum(tourLanguages)),
    firstName: z.optional(name),
    lastName: z.optional(name),
  }),
]);
export type KeptAction = z.infer<typeof KeptAction>;

export const KeptPress = z.object({
  version: z.literal(pressVersion),
  /** Id of the command: the same as in the live call, if there was one. */
  id: commandId,
  /** Id of the device, and of the key with which it signs: see `keyIdOf`. Each key starts a chain. */
  device: staffId,
  key: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** Number of the press in the chain, and the digest of the previous one; absent in the first. */
  n: number,
  previous: z.optional(digest),
  /** Id of the author. */
  by: staffId,
  /**
   * How the device identified the author: they own it, they entered their code or used a passkey on a shared device, or
   * they only chose their name there.
   */
  identified: z.enum(['owner', 'code', 'name']),
  /** The device's clock when the press was recorded. */
  madeAt: instant,
  contact: ServerContact,
  party: PressedParty,
  /** Number of the last press of this chain about the same party; absent in the first. */
  after: z.optional(number),
  /** Ids of the party's arrivals, no-shows, payments and undos that the device knew. */
  seen: z.array(commandId).check(z.maxLength(200)),
  /** Number of the run sheet from which it was typed. */
  paper: z.optional(z.string().check(z.regex(/^[\w-]{1,20}$/))),
  /** Time at the door as written on the sheet; see `doorTime`. */
  writtenAt: z.optional(instant),
  /**
   * Text of the ticket, in every press about a party that the device knows only from its ticket, because the day file
   * lacks the party.
   */
  ticket: z.optional(z.string().check(z.maxLength(400))),
  action: KeptAction,
});
export type KeptPress = z.infer<typeof KeptPress>;

/** A press in transit: its exact text and the signature of its bytes, in base64url. */
const SignedPress = z.object({
  text: z.string().check(z.minLength(2), z.maxLength(maxPressLength)),
  signature: z.string().check(z.regex(/^[\w-]{86}$/)),
});
export type SignedPress = z.infer<typeof SignedPress>;

export const isSignedPress = (value: unknown): value is SignedPress => SignedPress.safeParse(value).success;

/** Device, key and number of a press, readable even if the rest of its text is not. */
export const PressHead = z.pick(KeptPress, { device: true, key: true, n: true });
export type PressHead = z.infer<typeof PressHead>;

/** The press in a text; undefined if this release cannot read it. */
export function readPress(text: string): KeptPress | undefined {
  const { data } = KeptPress.safeParse(readJson(text));
  if (data === undefined) return undefined;
  const isWalkIn = data.action.kind === 'walk-in';
  const isNewWalkIn = 'walkIn' in data.party && data.party.walkIn === data.id;
  return isWalkIn === isNewWalkIn && (data.previous === undefined) === (data.n === 1) ? data : undefined;
}

const PressLink = z.pick(KeptPress, { previous: true });

/** The digest of the previous press named in a text, even if the rest of the text is unreadable. */
export const readPrevious = (text: string): string | undefined =>
  PressLink.safeParse(readJson(text)).data?.previous;

export const readHead = (text: string): PressHead | undefined => PressHead.safeParse(readJson(text)).data;
