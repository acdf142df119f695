import { serverClock, now as serverNow } from '#app/clock/clock.ts';
import { logInBrowser } from '#app/requests/browser-log.ts';
import { CallProblem } from '#app/requests/client.ts';
import { parseContact } from '#shared/kept-presses/contact.ts';
import type { DeviceReport } from '#shared/kept-presses/device-report.ts';
import type { SignedPress } from '#shared/kept-presses/press.ts';
import { signPress } from '#shared/kept-presses/signature.ts';
import { staysOnDevice } from '#shared/kept-presses/stays-on-device.ts';
import { onCalls } from '../api/call-listeners.ts';
import type { StaffSession } from '../api/session-context.ts';
import { askingClient, type StaffClient } from '../api/staff-client.ts';
import { Connectivity } from './connectivity.ts';
import type { DaySnapshot } from './day-snapshot.ts';
import { addDeliveredPresses, recentDeliveredPresses } from './delivered.ts';
import { deliver, pressAfterOutcome, shouldSend } from './delivery.ts';
import { withDeliveryLock } from './delivery-lock.ts';
import { askToPersist, isPersistent, reportedVerdicts } from './device-storage.ts';
import { KeptDays } from './kept-days.ts';
import {
  CannotKeepError,
  type DoorList,
  type KeptDayHead,
  type KeptQueue,
  type KeptState,
  type NewPress,
  openingState,
  type StorageVerdict,
  type StoredSession,
} from './kept-state.ts';
import { followPage } from './page-wake.ts';
import { PressStore } from './press-store.ts';
import type { ParsedPress } from './read-press.ts';
import { ReopeningDatabase } from './reopening-database.ts';
import { removeWorker } from './worker-registration.ts';

const deliveredShownMs = 8_000;
/** A list that the server read this long after a delivery is certain to include it. */
const minReadDelaySeconds = 2;
const deliveredName = 'delivered';
const reportedName = 'reported-storage';

/** The presses and days that this browser stores for the console. The object exists as long as the page is open. */
export class KeptDevice implements KeptQueue {
  #state: KeptState = openingState;
  #session: StaffSession | undefined;
  /** When the network returned, in epoch milliseconds of the server. */
  #onlineSince: number | undefined;
  #isDelivering = false;
  #isRegistering = false;
  /** The last report, for a browser that cannot store it. */
  #reported: string | undefined;
  #filesPromise: Promise<void> | undefined;
  #cleanups: (() => void)[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #database: ReopeningDatabase;
  readonly #store: PressStore;
  readonly #days: KeptDays;
  readonly #client: StaffClient;
  readonly #connectivity = new Connectivity({
    now: () => Date.now(),
    onChange: (network) => {
      const wasOffline = this.#state.network.status === 'offline';
      this.#set({ network });
      if (network.status !== 'online') return;
      if (wasOffline || this.#onlineSince === undefined) this.#onlineSince = Date.now() - this.#state.skewMs;
      void this.#deliver();
    },
  });

  constructor(client: StaffClient = askingClient, database = new ReopeningDatabase()) {
    this.#client = client;
    this.#database = database;
    this.#days = new KeptDays(database);
    this.#store = new PressStore(database, () => this.#showPresses());
  }

  readonly getState = (): KeptState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Starts to follow the calls of the page and to send waiting presses. */
  start(): void {
    this.#cleanups = [
      onCalls({
        onBegin: () => this.#connectivity.begin(),
        onHeaders: (headers) => void this.#receive(headers),
      }),
      followPage({
        wake: () => void this.sendNow(),
        retry: () => void this.#retry(),
        readFiles: () => void this.readFiles(),
      }),
      () => this.#connectivity.stop(),
    ];
    void this.#open();
  }

  stop(): void {
    for (const cleanUp of this.#cleanups) cleanUp();
    void this.#database.close();
  }

  /** Adopts the session of the page. A session from the server is stored, and the key of its device registered. */
  async adoptSession(session: StaffSession, isFromServer: boolean): Promise<void> {
    this.#session = session;
    this.#set({ ended: undefined });
    try {
      if (isFromServer) {
        await this.#storeSession(session);
        await this.#register();
      }
      await this.#checkStorage();
      if (isFromServer) await this.readFiles();
    } catch (cause) {
      this.#fail(cause);
    }
    if (isFromServer) await this.#reportStorage();
  }

  /** Reports how this device keeps presses, unless the server already knows. Deliveries report it too. */
  async #reportStorage(): Promise<void> {
    const kept = this.#report();
    const device = this.#session?.device.id;
    if (kept === undefined || device === undefined) return;
    const reported = `${device} ${kept.storage}`;
    if ((await this.values.get(reportedName).catch(() => this.#reported)) === reported) return;
    try {
      await this.#client('deliverPresses', { body: { presses: [], kept } });
      this.#reported = reported;
      await this.values.put(reportedName, reported);
    } catch {
      // Reported the next time the console opens.
    }
  }

  #report(): DeviceReport | undefined {
    const storage = reportedVerdicts[this.#state.storage];
    return storage && { waiting: this.#state.waiting.length, storage };
  }

  async #storeSession({
    notices: _,
    steppedUpUntil: _until,
    person,
    ...session
  }: StaffSession): Promise<void> {
    // On a shared device, a name is chosen each time the console opens.
    const isOwner = session.shared === undefined && person !== undefined;
    const stored = { ...session, ...(isOwner && { person }) };
    await this.#database.use((database) => database.put('session', stored, 'session'));
  }

  readonly storedSession = async (): Promise<StoredSession | undefined> => {
    try {
      return await this.#database.use((database) => database.get('session', 'session'));
    } catch {
      return undefined;
    }
  };

  /** Deletes the stored days, session and values after signing out; waiting presses stay. */
  async leave(): Promise<void> {
    this.#session = undefined;
    this.#set({ delivered: undefined });
    await this.#database.use(async (database) => {
      const stores = ['days', 'session', 'values'] as const;
      const transaction = database.transaction(stores, 'readwrite');
      await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done]);
    });
  }

  /** The device was revoked: delivers the waiting presses by their signature alone, then deletes everything. */
  async end(): Promise<void> {
    this.#set({ ended: this.#state.ended ?? { sent: 0, isEmpty: false } });
    await this.leave();
    await this.#deliver();
  }

  /** Deletes everything once no press is left to send; a rejected press is never sent again. */
  async #deleteOnceSent(): Promise<void> {
    const { ended, waiting } = this.#state;
    if (ended === undefined || ended.isEmpty || waiting.some(({ status }) => status !== 'rejected')) return;
    await this.wipe();
    this.#set({ ended: { ...ended, isEmpty: true } });
  }

  async #open(): Promise<void> {
    try {
      await this.#store.signAll();
      await this.#store.all();
      await this.#restoreDelivered();
      await this.#checkStorage();
      await this.#deliver();
    } catch (cause) {
      this.#fail(cause);
    }
  }

  async #restoreDelivered(): Promise<void> {
    const delivered = recentDeliveredPresses(await this.values.get(deliveredName), serverNow().getTime());
    if (delivered === undefined || this.#state.delivered !== undefined) return;
    this.#onlineSince = delivered.since;
    this.#set({ delivered });
  }

  /** Registers the key of this device, without which it cannot keep presses. */
  async #register(): Promise<void> {
    const device = this.#session?.device.id;
    if (this.#isRegistering || device === undefined) return;
    this.#isRegistering = true;
    try {
      const { key, publicKey, isRegistered } = await this.#store.keyOf(device);
      if (isRegistered && (await this.#store.contactOf(device)) !== undefined) return;
      const reply = await this.#client('registerPressKey', { body: { publicKey } });
      const contact = parseContact(reply.contact);
      if (reply.key !== key || contact === undefined) return;
      await this.#store.storeContact(device, { ...contact, clock: Date.now() });
      await this.#store.markRegistered(device);
    } catch (cause) {
      if (!(cause instanceof CallProblem)) throw cause;
      logInBrowser('press-key-not-registered', cause.kind);
    } finally {
      this.#isRegistering = false;
    }
  }

  /** Every response carries the server's signed time. The latest of these proves when a press was made. */
  async #receive(headers: Headers): Promise<void> {
    const contact = parseContact(headers.get('staff-contact'));
    const device = this.#session?.device.id;
    if (contact === undefined || device === undefined) return;
    const clock = Date.now();
    this.#set({ skewMs: clock - contact.at });
    await this.#store
      .storeContact(device, { ...contact, clock })
      .catch((cause: unknown) => this.#fail(cause));
  }

  readonly keepPress = async (press: NewPress): Promise<string> => {
    const device = this.#session?.device.id;
    try {
      if (device === undefined) throw new CannotKeepError('cannot-keep');
      const id = await this.#store.keep(device, press, () => {
        if (this.#state.network.status !== 'offline') void this.#deliver();
      });
      const { failedPress, storage } = this.#state;
      if (failedPress !== undefined || storage === 'full')
        this.#set({ failedPress: undefined, ...(storage === 'full' && { storage: 'may-go' }) });
      void this.#requestPersistence();
      return id;
    } catch (cause) {
      this.#fail(cause, press);
      throw cause;
    }
  };

  readonly sendNow = async (): Promise<void> => {
    await this.#retry();
  };

  readonly signedPresses = async (): Promise<readonly SignedPress[]> => {
    await this.#store.signAll();
    return (await this.#store.all()).flatMap(({ text, signature, sentAt }) =>
      signature !== undefined && sentAt === undefined ? [{ text, signature }] : [],
    );
  };

  readonly carry = async (presses: readonly SignedPress[]): Promise<number> => {
    const added = await this.#store.carry(presses);
    await this.#store.all();
    void this.#deliver();
    return added;
  };

  readonly keptDays = (): Promise<readonly KeptDayHead[]> => this.#days.heads();

  readonly doorList = (): Promise<DoorList> =>
    this.#days.doorList(() => [...this.#state.sent, ...this.#state.waiting]);

  readonly values: KeptQueue['values'] = {
    get: (name) => this.#database.use((database) => database.get('values', name)),
    put: async (name, value) => {
      await this.#database.use((database) => database.put('values', value, name));
    },
  };

  readonly signText: KeptQueue['signText'] = async (text) => {
    const device = this.#session?.device.id;
    if (device === undefined) throw new CannotKeepError('cannot-keep');
    const { key, privateKey } = await this.#store.keyOf(device);
    return { device, key, signature: await signPress(text, privateKey) };
  };

  /** A stored day, for an offline console. */
  async readDay(date: string): Promise<DaySnapshot | undefined> {
    try {
      return await this.#days.read(date);
    } catch {
      return undefined;
    }
  }

  /** Stores a polled day, which is newer than its file, and removes delivered presses that it shows. */
  async saveDay(date: string, snapshot: DaySnapshot): Promise<void> {
    if (snapshot.isReduced) return;
    try {
      await this.#days.storePoll(date, snapshot);
      await this.#removeListed(date, snapshot.asOf);
    } catch (cause) {
      this.#fail(cause);
    }
  }

  /** Reads what has changed in the next fourteen days. On a shared device, only while a person is identified. */
  readFiles(): Promise<void> {
    this.#filesPromise ??= this.#readFiles().finally(() => {
      this.#filesPromise = undefined;
    });
    return this.#filesPromise;
  }

  async #readFiles(): Promise<void> {
    if (this.#session?.person === undefined) return;
    const seenDays = await this.#days.formatSeen();
    const reply = await this.#client('readDayFiles', {
      query: seenDays === '' ? {} : { seen: seenDays },
    }).catch(() => undefined);
    if (reply === undefined) return;
    await this.#days.storeFiles(reply);
    const ticketKeys = await this.#client('listTicketKeys').catch(() => undefined);
    if (ticketKeys !== undefined) await this.values.put('ticket-keys', ticketKeys.keys);
    // A reply without days names no devices.
    if ('devices' in reply) await this.values.put('house-devices', reply.devices);
    await this.#days.removeExpired(new Set(this.#store.presses.map(({ press }) => press.party.date)));
    this.#set({ filesReadAt: reply.now * 1000 });
    for (const { date } of reply.days) await this.#removeListed(date, reply.now);
  }

  /** Deletes everything, for a device that was revoked. */
  readonly wipe = async (): Promise<void> => {
    await this.#database.use(async (database) => {
      const stores = ['keys', 'presses', 'days', 'contacts', 'session', 'values'] as const;
      const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
      await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done]);
    });
    await removeWorker();
    await this.#store.all();
  };

  /** Removes delivered presses that the server's list includes. */
  async #removeListed(date: string, asOf: number): Promise<void> {
    const listed = this.#store.presses.filter(
      ({ press, sentAt }) =>
        sentAt !== undefined &&
        press.party.date === date &&
        asOf * 1000 > sentAt + minReadDelaySeconds * 1000,
    );
    if (listed.length === 0) return;
    await this.#store.settle(
      listed.map(({ order }) => order),
      () => undefined,
    );
    await this.#store.all();
  }

  /** Sends the waiting presses; if there are none, checks whether the server answers. */
  async #retry(): Promise<void> {
    const hasPresses = this.#store.presses.some(shouldSend);
    if (!hasPresses && this.#state.network.status === 'online' && navigator.onLine) return;
    if (hasPresses) await this.#deliver();
    else await this.#client('renewSession').catch(() => {});
  }

  async #deliver(): Promise<void> {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    try {
      await withDeliveryLock(() => this.#deliverAll());
      await this.#deleteOnceSent();
    } catch (cause) {
      this.#fail(cause);
    } finally {
      this.#isDelivering = false;
    }
  }

  async #deliverAll(): Promise<void> {
    await this.#store.all();
    const toSend = this.#store.presses.filter(shouldSend);
    if (toSend.length === 0) return;
    const device = this.#session?.device.id;
    if (device !== undefined) await this.#register();
    const key = device === undefined ? undefined : await this.#store.keyOf(device);
    let sent = 0;
    const isOnline = this.#state.network.status !== 'offline';
    if (isOnline) this.#set({ delivery: { sent, total: toSend.length } });
    const isDone = await deliver(toSend, {
      client: this.#client,
      last: key?.isRegistered && key.n > 0 ? { key: key.key, n: key.n } : undefined,
      createReport: () => this.#report(),
      onOutcomes: async (outcomes) => {
        const now = serverNow().getTime();
        await this.#store.settle([...outcomes.keys()], (press) =>
          pressAfterOutcome(press, outcomes.get(press.order ?? -1) ?? 'failed', now),
        );
        const accepted = toSend.filter(({ order }) => !staysOnDevice(outcomes.get(order) ?? 'failed'));
        sent += accepted.length;
        await this.#recordDelivered(accepted);
        const allOutcomes = [...outcomes.values()];
        const { ended } = this.#state;
        if (ended !== undefined) {
          const recorded = accepted.filter(({ order }) => outcomes.get(order) !== 'discarded').length;
          this.#set({ ended: { ...ended, sent: ended.sent + recorded } });
        }
        const isUnknownKey = allOutcomes.includes('unverified');
        if (isUnknownKey && device !== undefined) await this.#store.markRegistered(device, false);
        await this.#store.all();
        this.#set({ delivery: { sent, total: toSend.length } });
      },
    });
    const { delivery } = this.#state;
    if (!isDone) this.#set({ delivery: undefined });
    else
      setTimeout(
        () => this.#state.delivery === delivery && this.#set({ delivery: undefined }),
        deliveredShownMs,
      );
  }

  async #recordDelivered(presses: readonly ParsedPress[]): Promise<void> {
    if (presses.length === 0) return;
    const since = this.#onlineSince ?? serverNow().getTime();
    const delivered = addDeliveredPresses(
      this.#state.delivered,
      presses.map(({ shown }) => shown),
      since,
    );
    this.#set({ delivered });
    await this.values.put(deliveredName, delivered).catch(() => {});
  }

  #showPresses(): void {
    const presses = this.#store.presses;
    const waiting = presses.filter(({ sentAt }) => sentAt === undefined).map(({ shown }) => shown);
    const sent = presses.filter(({ sentAt }) => sentAt !== undefined).map(({ shown }) => shown);
    this.#set({ waiting, sent });
  }

  /** Whether presses can be kept, and whether the browser promises to keep them. */
  async #checkStorage(): Promise<void> {
    const device = this.#session?.device.id;
    if (device === undefined) return;
    const { isRegistered } = await this.#store.keyOf(device);
    const contact = await this.#store.contactOf(device);
    if (!isRegistered || contact === undefined) return this.#set({ storage: 'cannot-keep' });
    if (!serverClock.isKnown()) {
      const skewMs = contact.clock - contact.at;
      serverClock.learnFrom(new Headers({ date: new Date(Date.now() - skewMs).toUTCString() }));
      this.#set({ skewMs });
    }
    const isKeptSafe = await isPersistent();
    const wasAsked = this.#state.storage === 'may-go';
    this.#set({ storage: isKeptSafe ? 'persistent' : wasAsked ? 'may-go' : 'unasked' });
  }

  /** Called after the first press, because browsers decide by how the page has been used. */
  async #requestPersistence(): Promise<void> {
    if (this.#state.storage !== 'unasked') return;
    this.#set({ storage: (await askToPersist()) ? 'persistent' : 'may-go' });
  }

  #fail(cause: unknown, failedPress?: NewPress): void {
    const verdict: StorageVerdict = cause instanceof CannotKeepError ? cause.verdict : 'cannot-keep';
    logInBrowser('kept-presses-failed', cause instanceof Error ? cause.name : undefined);
    if (cause instanceof CannotKeepError || failedPress !== undefined)
      this.#set({ storage: verdict, ...(failedPress !== undefined && { failedPress }) });
  }

  #set(change: Partial<KeptState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
