import type { FileStart } from '#shared/contracts/kept/read-day-files.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { KeptAction, KeptPress, PressedParty, SignedPress } from '#shared/kept-presses/press.ts';
import type { StaffSession } from '../api/session-context.ts';
import type { DaySnapshot } from './day-snapshot.ts';

export type FileParty = FileStart['parties'][number];

/** The state of this device's network, its storage and its kept presses. Instants in epoch milliseconds. */
export interface KeptState {
  readonly network: Network;
  readonly storage: StorageVerdict;
  /** Presses not sent yet, both of this device and carried for others; oldest first. */
  readonly waiting: readonly WaitingPress[];
  /** Presses that the server has recorded but that no list from it shows yet. */
  readonly sent: readonly WaitingPress[];
  /** Progress of the delivery that runs now, or has just ended; undefined eight seconds later. */
  readonly delivery: { readonly sent: number; readonly total: number } | undefined;
  readonly delivered: DeliveredPresses | undefined;
  /** The press that could not be stored because the storage of the device is full; it has to be written down. */
  readonly failedPress: NewPress | undefined;
  /** When the day files were last compared with the server, by the clock of the server. */
  readonly filesReadAt: number | undefined;
  /** On a revoked device, the number of presses sent since it was revoked, and whether everything has been deleted. */
  readonly ended: { readonly sent: number; readonly isEmpty: boolean } | undefined;
  /** How far the clock of the device is ahead of the server's. */
  readonly skewMs: number;
}

/** `unknown` until the first response, or the first call without one. */
export type Network =
  | { readonly status: 'unknown' }
  /** `lostSince`: start of an outage that ended less than ten seconds ago and may resume. */
  | { readonly status: 'online'; readonly lostSince?: number }
  /** `since`: when the first call without a response began. */
  | { readonly status: 'offline'; readonly since: number };

/**
 * - `opening`: not known yet.
 * - `persistent`, `may-go`: presses are kept; the browser promises to keep them, or may throw them away.
 * - `unasked`: presses are kept; the browser is asked after the first one.
 * - `full`: the last press could not be stored.
 * - `private`: a private window, which forgets everything.
 * - `cannot-keep`: the browser refuses storage, has lost it three times, or this device has no key yet.
 */
export type StorageVerdict =
  | 'opening'
  | 'unasked'
  | 'persistent'
  | 'may-go'
  | 'full'
  | 'private'
  | 'cannot-keep';

export const canStorePresses = (storage: StorageVerdict): boolean =>
  storage === 'unasked' || storage === 'persistent' || storage === 'may-go' || storage === 'full';

/** `rejected`, `unverified`, `failed`: the outcome from the server; the press stays on the device. */
export type WaitingStatus = 'waits' | 'rejected' | 'unverified' | 'failed';

/** The presses that this device has sent since the network returned, oldest first. */
export interface DeliveredPresses {
  /** When the network returned, in epoch milliseconds. */
  readonly since: number;
  readonly presses: readonly WaitingPress[];
}

/** A press that this device keeps. */
export interface WaitingPress {
  /** Id of the command, and later of its entry. */
  readonly id: string;
  readonly device: string;
  readonly key: string;
  readonly n: number;
  readonly by: string;
  readonly identified: KeptPress['identified'];
  /** Time by the clock of the device. */
  readonly madeAt: number;
  /** Time by the clock of the server, as far as the device knows it. */
  readonly at: number;
  readonly party: PressedParty;
  readonly seen: readonly string[];
  readonly action: KeptAction;
  readonly paper?: string | undefined;
  readonly writtenAt?: number | undefined;
  /** Text of the ticket that admitted a party which is not in the day file. */
  readonly ticket?: string | undefined;
  /** The party as that ticket describes it. */
  readonly ticketParty?: Party | undefined;
  readonly status: WaitingStatus;
  /** Another device signed it; this one only delivers it. */
  readonly isCarried: boolean;
}

/** A press to keep. The device itself adds its key, number, contact and the earlier presses about the party. */
export interface NewPress {
  /** Id of the live call, if there was one; otherwise a new id. */
  readonly id?: string;
  readonly by: string;
  readonly identified: KeptPress['identified'];
  readonly party: PressedParty;
  readonly action: KeptAction;
  /** Ids of the entries of the party that are known from the server. */
  readonly known?: readonly string[];
  readonly madeAt?: number;
  readonly paper?: string;
  /** Time at the door as written on the sheet, in epoch milliseconds. */
  readonly writtenAt?: number;
  readonly ticket?: string;
}

/** The queue of the device as pages use it. */
export interface KeptQueue {
  readonly getState: () => KeptState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Stores a press; resolves to its id once it is safe. @throws CannotKeepError */
  readonly keepPress: (press: NewPress) => Promise<string>;
  /** Checks the network and sends waiting presses. */
  readonly sendNow: () => Promise<void>;
  /** Signed presses that are not sent, for another device to carry. */
  readonly signedPresses: () => Promise<readonly SignedPress[]>;
  /** Accepts presses of other devices for delivery. Returns how many were new. */
  readonly carry: (presses: readonly SignedPress[]) => Promise<number>;
  /** Summaries of the stored days, in order of date. */
  readonly keptDays: () => Promise<readonly KeptDayHead[]>;
  /** The parties of all stored days, with the presses that this device keeps about them. */
  readonly doorList: () => Promise<DoorList>;
  /** Small values that are stored with the days, by name. */
  readonly values: {
    readonly get: (name: string) => Promise<unknown>;
    readonly put: (name: string, value: unknown) => Promise<void>;
  };
  /** Signs a text that is not a press with the key of this device. @throws CannotKeepError */
  readonly signText: (
    text: string,
  ) => Promise<{ readonly device: string; readonly key: string; readonly signature: string }>;
  /** A stored day; undefined when there is none, or no storage. */
  readonly readDay: (date: string) => Promise<DaySnapshot | undefined>;
  /** Stores a day as a poll returned it. */
  readonly saveDay: (date: string, snapshot: DaySnapshot) => Promise<void>;
  /** The session as the server last confirmed it. */
  readonly storedSession: () => Promise<StoredSession | undefined>;
  /** Deletes everything on this device, after it was revoked. */
  readonly wipe: () => Promise<void>;
}

/** The session with which a console opens offline. On a shared device it has no person until one is chosen. */
export type StoredSession = Omit<StaffSession, 'notices' | 'steppedUpUntil'>;

export interface DoorList {
  readonly parties: readonly FileParty[];
  /** When each day last agreed with the server, in epoch seconds. */
  readonly readAt: ReadonlyMap<string, number>;
  readonly people: readonly Colleague[];
}

export interface KeptDayHead {
  readonly date: string;
  /** When the day last agreed with the server, in epoch seconds. */
  readonly asOf: number;
  /** Adults and parties booked at that time. */
  readonly guests?: number;
  readonly parties?: number;
}

/** Why a press was not stored. Its author has to write it down. */
export class CannotKeepError extends Error {
  override readonly name = 'CannotKeepError';
  readonly verdict: StorageVerdict;

  constructor(verdict: StorageVerdict, cause?: unknown) {
    super(`This device cannot keep the press: ${verdict}`, { cause });
    this.verdict = verdict;
  }
}

export const openingState: KeptState = {
  network: { status: 'unknown' },
  storage: 'opening',
  waiting: [],
  sent: [],
  delivery: undefined,
  delivered: undefined,
  failedPress: undefined,
  filesReadAt: undefined,
  ended: undefined,
  skewMs: 0,
};
