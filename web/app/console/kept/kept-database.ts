import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ShipHours } from '#shared/calendar/day-edit.ts';
import type { FileStart } from '#shared/contracts/kept/read-day-files.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { ServerContact } from '#shared/kept-presses/press.ts';
import type { StoredSession, WaitingStatus } from './kept-state.ts';

/** The key of this browser for one device, and the head of its chain. */
export interface StoredKey {
  readonly device: string;
  readonly key: string;
  readonly publicKey: string;
  /** Not extractable. */
  readonly privateKey: CryptoKey;
  readonly isRegistered: boolean;
  /** Number of the last press, and its digest once that is known. */
  readonly n: number;
  readonly digest?: string;
}

/** A press as it was written. Its signature is added later, since a transaction would end while WebCrypto works. */
export interface StoredPress {
  /** Position in the queue. */
  readonly order?: number;
  readonly id: string;
  readonly device: string;
  readonly key: string;
  readonly n: number;
  readonly text: string;
  readonly signature?: string;
  readonly status: WaitingStatus;
  readonly isCarried: boolean;
  /** When the server recorded the press, by its clock. */
  readonly sentAt?: number;
}

/** A day as last read. Times in epoch seconds. */
export interface StoredDay {
  readonly date: string;
  readonly changes: number;
  readonly readAt: number;
  /** When a day file or a poll last agreed with the server. */
  readonly asOf: number;
  readonly ships: readonly ShipHours[];
  /** Versions of the starts in day files; none for a start that a poll has changed since. */
  readonly versions: readonly (readonly [number, string])[];
  readonly starts: readonly FileStart[];
  readonly people: readonly Colleague[];
}

interface KeptSchema extends DBSchema {
  keys: { key: string; value: StoredKey };
  presses: { key: number; value: StoredPress; indexes: { id: string } };
  days: { key: string; value: StoredDay };
  contacts: { key: string; value: ServerContact & { readonly device: string } };
  values: { key: string; value: unknown };
  session: { key: string; value: StoredSession };
}

export type KeptDatabase = IDBPDatabase<KeptSchema>;

export const databaseName = 'staff-kept';

/** @param onLost called when the browser closes the connection by itself */
export const openDatabase = (onLost: () => void): Promise<KeptDatabase> =>
  openDB<KeptSchema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('keys', { keyPath: 'device' });
      const presses = database.createObjectStore('presses', { keyPath: 'order', autoIncrement: true });
      presses.createIndex('id', 'id', { unique: true });
      database.createObjectStore('days', { keyPath: 'date' });
      database.createObjectStore('contacts', { keyPath: 'device' });
      database.createObjectStore('session');
      database.createObjectStore('values');
    },
    // Another tab has a newer release.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    terminated: onLost,
  });
