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
import { type MadePress, pressOf } from './press-text.ts';
import { type ParsedPress, parseStoredPress } from './read-press.ts';
import type { ReopeningDatabase } from './reopening-database.ts';

const strict = { durability: 'strict' } as const;

/** The queue of presses and the key that signs them, in the storage of the browser. */
export class PressStore {
  readonly #database: ReopeningDatabase;
  #presses: readonly ParsedPress[] = [];
  /** The last write. Presses are numbered one after another. */
  #lastWrite: Promise<unknown> = Promise.resolve();

  readonly #onChange: () => void;

  /** @param onChange called when `presses` has been read or has grown */
  constructor(database: ReopeningDatabase, onChange: () => void = () => {}) {
    this.#database = database;
    this.#onChange = onChange;
  }

  /** The key of a device; created if this browser has none for it. */
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
      const existing = await store.get(device);
      if (existing === undefined) await store.add(created);
      await done;
      return existing ?? created;
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

  async storeContact(device: string, contact: ServerContact): Promise<void> {
    await this.#database.use((database) => database.put('contacts', { device, ...contact }));
  }

  /** The presses as this page last read them, in the order of the queue. */
  get presses(): readonly ParsedPress[] {
    return this.#presses;
  }

  /** Every press in storage, in the order of the queue. */
  async all(): Promise<readonly ParsedPress[]> {
    return this.#update(await this.#database.use((database) => database.getAll('presses')));
  }

  #update(stored: readonly StoredPress[]): readonly ParsedPress[] {
    const previous = new Map(this.#presses.map((press) => [press.id, press]));
    this.#show(stored.map((press) => parseStoredPress(press, previous.get(press.id))));
    return this.#presses;
  }

  #show(presses: readonly ParsedPress[]): void {
    this.#presses = presses;
    this.#onChange();
  }

  /**
   * Numbers and stores a press. Resolves once the browser has written it to the disk; its signature follows.
   *
   * @param onSigned called once it is signed
   * @throws CannotKeepError
   */
  keep(device: string, newPress: NewPress, onSigned: () => void): Promise<string> {
    const stored = this.#lastWrite.then(() => this.#store(device, newPress));
    this.#lastWrite = stored
      .then((press) => this.#sign(press))
      .then(onSigned)
      // Signed the next time the queue is read.
      .catch(() => {});
    return stored.then(({ id }) => id);
  }

  async #store(device: string, newPress: NewPress): Promise<ParsedPress> {
    const madePress = {
      ...newPress,
      id: newPress.id ?? newCommandId(),
      madeAt: newPress.madeAt ?? Date.now(),
    };
    let previousDigest: { readonly id: string; readonly digest: string } | undefined;
    for (;;) {
      const { kept, unsigned } = await this.#append(device, madePress, previousDigest);
      if (kept !== undefined) return kept;
      previousDigest = { id: unsigned.id, digest: await pressDigest(unsigned.text) };
    }
  }

  /**
   * Numbers and stores a press in one transaction. If the press before it has no digest yet, returns that one instead:
   * the browser was closed before signing it, and a transaction ends while WebCrypto works.
   */
  #append(
    device: string,
    newPress: MadePress,
    previousDigest: { readonly id: string; readonly digest: string } | undefined,
  ): Promise<{ kept: ParsedPress; unsigned?: never } | { kept?: never; unsigned: ParsedPress }> {
    return this.#database.use(async (database) => {
      const transaction = database.transaction(['keys', 'contacts', 'presses'], 'readwrite', strict);
      const keys = transaction.objectStore('keys');
      const presses = transaction.objectStore('presses');
      const [head, stored, existing, count, last] = await Promise.all([
        keys.get(device),
        transaction.objectStore('contacts').get(device),
        presses.index('id').get(newPress.id),
        presses.count(),
        presses.openCursor(null, 'prev'),
      ]);
      if (existing !== undefined) return { kept: parseStoredPress(existing) };
      if (head?.isRegistered !== true || stored === undefined) throw new CannotKeepError('cannot-keep');
      // The presses known to this page are current unless another page has added or removed some.
      if (count !== this.#presses.length || last?.value.id !== this.#presses.at(-1)?.id)
        this.#update(await presses.getAll());
      const previous = this.#presses.findLast(({ key, n }) => key === head.key && n === head.n);
      const { digest = previous?.id === previousDigest?.id ? previousDigest?.digest : undefined, ...chain } =
        head;
      if (previous !== undefined && digest === undefined) return { unsigned: previous };
      const { device: _, ...contact } = stored;
      const press = pressOf(
        newPress,
        { ...chain, digest },
        contact,
        this.#presses.map((press) => press.press),
      );
      const added: StoredPress = {
        id: press.id,
        device,
        key: head.key,
        n: press.n,
        text: JSON.stringify(press),
        status: 'waits',
        isCarried: false,
      };
      const [order] = await Promise.all([
        presses.add(added),
        keys.put({ ...chain, n: press.n }),
        transaction.done,
      ]);
      const kept = parseStoredPress({ ...added, order });
      this.#show([...this.#presses, kept]);
      return { kept };
    });
  }

  async #sign(press: ParsedPress): Promise<void> {
    const key = await this.#database.use((database) => database.get('keys', press.device));
    if (key?.key !== press.key) return;
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
    this.#presses = this.#presses.map((other) => (other.id === press.id ? { ...other, signature } : other));
  }

  /** Signs presses that the browser had stored but not signed when it was closed. */
  signAll(): Promise<void> {
    const signed = this.#lastWrite.then(async () => {
      for (const press of await this.all())
        if (press.signature === undefined && !press.isCarried) await this.#sign(press);
    });
    this.#lastWrite = signed.catch(() => {});
    return signed;
  }

  /** Stores signed presses of other devices. Returns how many were new. */
  async carry(presses: readonly SignedPress[]): Promise<number> {
    const parsed = presses.flatMap(({ text, signature }): StoredPress[] => {
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
      for (const press of parsed)
        if ((await store.index('id').getKey(press.id)) === undefined) {
          await store.add(press);
          added += 1;
        }
      await done;
      return added;
    });
  }

  /** Stores the outcomes of delivered presses. @param change undefined to remove the press */
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
