import 'fake-indexeddb/auto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { IDBFactory } from 'fake-indexeddb';
import type { NewPress, WaitingPress } from '#app/console/kept/kept-state.ts';
import type { Linked } from '#functions/stores/staff/colleagues.testing.ts';
import type { SignedPress } from '#shared/kept-presses/press.ts';
import type { House } from './house.ts';
import type { BrowserGlobals, pageOpener } from './simulated-page.ts';
import { followWrites, loseUnwritten, writeAll } from './unwritten-data.ts';

/**
 * What lies between a device and the house. `captive-portal`: answers every call with its own page. `lost-answers`: calls
 * are carried out, their answers do not arrive.
 */
export type NetworkState = 'up' | 'down' | 'captive-portal' | 'unavailable' | 'lost-answers';

export interface DeviceOptions {
  readonly house: House;
  readonly openPage: Awaited<ReturnType<typeof pageOpener>>;
  readonly linked: Linked;
  /** By how much its clock is ahead. */
  readonly skewMs?: number;
  /** Whether colleagues share it: there an author is only a chosen name. */
  readonly isShared?: boolean;
}

/** A delivery takes milliseconds; this ends one that never does. */
const maxTries = 1000;

export type SimulatedDevice = Awaited<ReturnType<typeof simulatedDevice>>;

/** A phone or tablet with the console open: the modules of the page, with separate storage, clock and network. */
export async function simulatedDevice({
  house,
  openPage,
  linked,
  skewMs = 0,
  isShared = false,
}: DeviceOptions) {
  const storage = followWrites(new IDBFactory());
  let network: NetworkState = 'up';
  let cookie = linked.cookie;
  let pending = 0;
  let page: Awaited<ReturnType<typeof open>> | undefined;

  const answer = async (path: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    if (network === 'down') throw new TypeError('Failed to fetch');
    if (network === 'captive-portal')
      return new Response('<html>Welcome to our Wi-Fi</html>', { headers: { 'content-type': 'text/html' } });
    if (network === 'unavailable') return new Response('', { status: 503 });
    const isLost = network === 'lost-answers';
    const { status, json, headers, cookies } = await house.call(method, path, {
      ...(typeof body === 'string' && { body }),
      cookie,
    });
    if (isLost) throw new TypeError('Failed to fetch');
    const [session] = cookies
      .filter((one) => one.startsWith('__Host-staff='))
      .map((one) => one.split(';')[0]);
    if (session !== undefined) cookie = session;
    return new Response(JSON.stringify(json), {
      status,
      headers: { ...(headers as Record<string, string>), date: house.clock().toUTCString() },
    });
  };

  const deviceNow = () => house.clock().getTime() + skewMs;
  class DeviceDate extends Date {
    constructor(...given: [] | [number | string]) {
      super(...((given.length === 0 ? [deviceNow()] : given) as [number]));
    }
    static override now = deviceNow;
  }

  const globals: BrowserGlobals = {
    fetch: (async (path: string, request: RequestInit = {}) => {
      pending += 1;
      try {
        return await answer(path, request);
      } finally {
        pending -= 1;
      }
    }) as typeof fetch,
    indexedDB: storage,
    Date: DeviceDate as DateConstructor,
    console: { info: () => {} },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    window: new EventTarget(),
    navigator: { onLine: true },
    // The scenario says when the page tries again.
    setInterval: () => 0,
    setTimeout: (task, milliseconds) => setTimeout(task, milliseconds).unref(),
  };

  /** Lets the page finish what it has begun. */
  const settle = async (): Promise<void> => {
    let quietTurns = 0;
    while (quietTurns < 12) {
      await nextTurn();
      quietTurns = pending === 0 ? quietTurns + 1 : 0;
    }
    writeAll(storage);
  };

  async function open() {
    const { KeptDevice } = await openPage(globals);
    const device = new KeptDevice();
    device.start();
    return device;
  }

  const current = () => {
    if (page === undefined) throw new Error('The page is closed');
    return page;
  };

  /** The console asks for its session; without an answer it acts for the stored one. */
  const resume = async (): Promise<void> => {
    const device = current();
    const stored = await device.storedSession();
    if (network === 'up') {
      const { status, json } = await house.call('PUT', '/api/staff/session', { cookie });
      if (status === 200) await device.actFor(json, true);
      else await device.end();
    } else if (stored !== undefined) await device.actFor(stored as never, false);
    await settle();
  };

  page = await open();
  await resume();

  return {
    linked,
    id: linked.device,
    isShared,

    get network(): NetworkState {
      return network;
    },
    setNetwork: (state: NetworkState): void => {
      network = state;
    },

    /** Opens the console again, as after a reload or a restart of the browser. */
    async reopen(): Promise<void> {
      page?.stop();
      page = await open();
      await resume();
    },

    /** The browser ends without warning; nothing that the page was about to do is done. */
    async crash(): Promise<void> {
      page?.stop();
      page = undefined;
      await nextTurn();
    },

    /** The battery is empty: whatever the disk had not confirmed is lost. */
    async loseDevicePower(): Promise<void> {
      page?.stop();
      page = undefined;
      await nextTurn();
      loseUnwritten(storage);
    },

    resume,
    settle,

    /** Stores a press. Resolves once the screen confirms it. */
    keep: (press: NewPress): Promise<string> => current().keepPress(press),

    /** Presses on the screen that no answer of the server covers. */
    waiting: (): readonly WaitingPress[] => current().getState().waiting,
    state: () => current().getState(),
    list: () => current().doorList(),
    values: () => current().values,
    readFiles: () => current().readFiles(),
    signText: (text: string) => current().signText(text),

    /** Presses for another device, as the moving code shows them. */
    signedPresses: (): Promise<readonly SignedPress[]> => current().signedPresses(),
    carry: (presses: readonly SignedPress[]): Promise<number> => current().carry(presses),

    /** Tries to deliver what waits. */
    async send(): Promise<void> {
      await current().sendNow();
      await settle();
    },

    /** Delivers what waits, with the network up. Returns whether nothing waits any longer. */
    async sendAll(): Promise<boolean> {
      for (let tries = 0; tries < maxTries; tries += 1) {
        await current().sendNow();
        await settle();
        if (current().getState().waiting.length === 0) return true;
        await pause(5);
      }
      return false;
    },

    close: (): void => page?.stop(),
  };
}
