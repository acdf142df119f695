import type { KeptPress, ServerContact, SignedPress } from '#shared/kept-presses/press.ts';
import {
  keyIdOf,
  newKeyPair,
  pressDigest,
  publicKeyText,
  signPress,
} from '#shared/kept-presses/signature.ts';
import { newCommandId } from '../api/command-id.ts';
import type { StoredKey, StoredPress } from './kept-database.ts';
import { CannotKeepError, type NewPress } from './kept-state.ts';
import { pressOf } from './press-text.ts';
import type { ReopeningDatabase } from './reopening-database.ts';

const strict = { durability: 'strict' } as const;

/** A stored press with what its text says. */
export type ReadPress = StoredPress & { readonly order: number; readonly press: KeptPress };

const readStored = (stored: StoredPress): ReadPress =>
  ({ ...stored, press: JSON.parse(stored.text) as KeptPress }) as ReadPress;

/** The queue of presses and the key that signs them, in the storage of the browser. */
export class PressStore {
  readonly #database: ReopeningDatabase;
  /** Presses are numbered one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: ReopeningDatabase) {
    this.#database = database;
  }

  /** The key of a device; created when this browser has none for it. */
  async keyOf(device: string): Promise<StoredKey> {
    const found = await this.#database.use((database) => database.get('keys', device));
    if (found !== undefined) return found;
    const { publicKey: key, privateKey } = await newKeyPair();
    const publicKey = await publicKeyText(key);
    const created: StoredKey = {
      device,
      key: await keyIdOf(publicKey),
      publicKey,
      privateKey,
      isRegistered: false,
      n: 0,
    };
    return this.#database.use(async (database) => {
      const { store, done } = database.transaction('keys', 'readwrite', strict);
      const other = await store.get(device);
      if (other === undefined) await store.add(created);
      await done;
      return other ?? created;
    });
  }

  async markRegistered(device: string, isRegistered = true): Promise<void> {
    await this.#database.use(async (database) => {
      const { store, done } = database.transaction('keys', 'readwrite', strict);
      const key = await store.get(device);
      if (key !== undefined) await store.put({ ...key, isRegistered });
      await done;
    });
  }

  contactOf(device: string): Promise<ServerContact | undefined> {
    return this.#database.use(async (database) => {
      const stored = await database.get('contacts', device);
      if (stored === undefined) return undefined;
      const { device: _, ...contact } = stored;
      return contact;
    });
  }

  async hear(device: string, contact: ServerContact): Promise<void> {
    await this.#database.use((database) => database.put('contacts', { device, ...contact }));
  }

  /** Every press in storage, in the order of the queue. */
  async all(): Promise<readonly ReadPress[]> {
    return (await this.#database.use((database) => database.getAll('presses'))).map(readStored);
  }

  /**
   * Numbers and stores a press. Resolves once the browser has written it to the disk; its signature follows.
   *
   * @param onStored called then, and again after the signature
   * @throws CannotKeepError
   */
  keep(device: string, given: NewPress, onStored: (press: ReadPress) => void): Promise<string> {
    const stored = this.#last.then(() => this.#store(device, given));
    this.#last = stored
      .then(async (press) => {
        onStored(press);
        onStored(await this.#sign(press));
      })
      // Signed when the queue is read next.
      .catch(() => {});
    return stored.then(({ id }) => id);
  }

  async #store(device: string, given: NewPress): Promise<ReadPress> {
    for (;;) {
      const key = await this.keyOf(device);
      const contact = await this.contactOf(device);
      if (contact === undefined || !key.isRegistered) throw new CannotKeepError('cannot-keep');
      const queue = await this.all();
      const known = queue.find(({ id }) => id === given.id);
      if (known !== undefined) return known;
      const digest = key.digest ?? (await this.#digestOf(key, queue));
      const id = given.id ?? newCommandId();
      const press = pressOf(
        { ...given, id, madeAt: given.madeAt ?? Date.now() },
        { ...key, digest },
        contact,
        queue.map((one) => one.press),
      );
      const stored: StoredPress = {
        id,
        device,
        key: key.key,
        n: press.n,
        text: JSON.stringify(press),
        status: 'waits',
        isCarried: false,
      };
      const order = await this.#append(key, stored);
      if (order !== undefined) return { ...stored, order, press };
    }
  }

  /** Undefined when another tab has just numbered a press. */
  #append({ device, n }: StoredKey, press: StoredPress): Promise<number | undefined> {
    return this.#database.use(async (database) => {
      const transaction = database.transaction(['keys', 'presses'], 'readwrite', strict);
      const keys = transaction.objectStore('keys');
      const current = await keys.get(device);
      if (current?.key !== press.key || current.n !== n) {
        await transaction.done;
        return undefined;
      }
      const { digest: _, ...head } = current;
      const [order] = await Promise.all([
        transaction.objectStore('presses').add(press),
        keys.put({ ...head, n: press.n }),
        transaction.done,
      ]);
      return order;
    });
  }

  /** The digest of the last press, which is missing if the browser was closed before signing it. */
  async #digestOf({ key, n }: StoredKey, queue: readonly ReadPress[]): Promise<string | undefined> {
    const last = queue.find((press) => press.key === key && press.n === n);
    return last && pressDigest(last.text);
  }

  async #sign(press: ReadPress): Promise<ReadPress> {
    const key = await this.#database.use((database) => database.get('keys', press.device));
    if (key?.key !== press.key) return press;
    const [digest, signature] = await Promise.all([
      pressDigest(press.text),
      signPress(press.text, key.privateKey),
    ]);
    await this.#database.use(async (database) => {
      const transaction = database.transaction(['keys', 'presses'], 'readwrite', strict);
      const keys = transaction.objectStore('keys');
      const presses = transaction.objectStore('presses');
      const [current, stored] = await Promise.all([keys.get(press.device), presses.get(press.order)]);
      if (stored !== undefined) await presses.put({ ...stored, signature });
      if (current?.key === press.key && current.n === press.n) await keys.put({ ...current, digest });
      await transaction.done;
    });
    return { ...press, signature };
  }

  /** Signs presses that the browser had stored but not signed when it was closed. */
  signAll(): Promise<void> {
    const signed = this.#last.then(async () => {
      for (const press of await this.all())
        if (press.signature === undefined && !press.isCarried) await this.#sign(press);
    });
    this.#last = signed.catch(() => {});
    return signed;
  }

  /** Takes signed presses of other devices. Returns how many were new. */
  async carry(presses: readonly SignedPress[]): Promise<number> {
    const read = presses.flatMap(({ text, signature }): StoredPress[] => {
      try {
        const { id, device, key, n } = JSON.parse(text) as KeptPress;
        return [{ id, device, key, n, text, signature, status: 'waits', isCarried: true }];
      } catch {
        return [];
      }
    });
    return this.#database.use(async (database) => {
      const { store, done } = database.transaction('presses', 'readwrite', strict);
      let added = 0;
      for (const press of read)
        if ((await store.index('id').getKey(press.id)) === undefined) {
          await store.add(press);
          added += 1;
        }
      await done;
      return added;
    });
  }

  /** Stores what became of delivered presses. @param change undefined to remove the press */
  async settle(
    orders: readonly number[],
    change: (press: StoredPress) => StoredPress | undefined,
  ): Promise<void> {
    if (orders.length === 0) return;
    await this.#database.use(async (database) => {
      const { store, done } = database.transaction('presses', 'readwrite', strict);
      for (const order of orders) {
        const press = await store.get(order);
        const changed = press && change(press);
        if (changed !== undefined) await store.put(changed);
        else if (press !== undefined) await store.delete(order);
      }
      await done;
    });
  }
}
