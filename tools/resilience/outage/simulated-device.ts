import 'fake-indexeddb/auto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { IDBFactory } from 'fake-indexeddb';
import type { NewPress, WaitingPress } from '#app/console/kept/kept-state.ts';
import type { LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import type { SignedPress } from '#shared/kept-presses/press.ts';
import type { BrowserGlobals, createPageOpener } from './simulated-page.ts';
import type { TestServer } from './test-server.ts';
import { loseUnwritten, trackWrites, writeAll } from './unwritten-data.ts';

/**
 * State of the network between a device and the server. `captive-portal`: each call returns a web page.
 * `lost-responses`: calls are carried out, but their responses do not arrive. `refusing`: calls that carry every third press
 * of a device return 400, 404, 409 or 413. `one-call`: the network goes down with the next call of presses.
 */
export const networkStates = [
  'up',
  'down',
  'captive-portal',
  'unavailable',
  'too-many',
  'lost-responses',
  'refusing',
  'one-call',
] as const;
export type NetworkState = (typeof networkStates)[number];

/** Statuses that a delivery of presses should never get. */
const refusalStatuses = [400, 404, 409, 413] as const;

export interface DeviceOptions {
  readonly server: TestServer;
  readonly openPage: Awaited<ReturnType<typeof createPageOpener>>;
  readonly linked: LinkedBrowser;
  /** Milliseconds by which the clock of the device is ahead. */
  readonly skewMs?: number;
  /** Whether colleagues share the device; an author is then only a chosen name. */
  readonly isShared?: boolean;
}

/** A delivery takes milliseconds; this limit stops one that never completes. */
const maxTries = 1000;

const refusal = (status: number, kind: string): Response =>
  new Response(JSON.stringify({ success: false, message: 'No.', error: 'No.', kind }), { status });

export type SimulatedDevice = Awaited<ReturnType<typeof openSimulatedDevice>>;

/** A phone or tablet with the console open: the modules of the page, with separate storage, clock and network. */
export async function openSimulatedDevice({
  server,
  openPage,
  linked,
  skewMs = 0,
  isShared = false,
}: DeviceOptions) {
  const storage = trackWrites(new IDBFactory());
  let network: NetworkState = 'up';
  let cookie = linked.cookie;
  let pending = 0;
  /** Calls that carried presses. */
  let deliveryCalls = 0;
  let page: Awaited<ReturnType<typeof open>> | undefined;

  const respond = async (path: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    if (network === 'down') throw new TypeError('Failed to fetch');
    if (network === 'captive-portal')
      return new Response('<html>Welcome to our Wi-Fi</html>', { headers: { 'content-type': 'text/html' } });
    if (network === 'unavailable') return new Response('', { status: 503 });
    if (network === 'too-many') return refusal(429, 'too-many');
    const isLost = network === 'lost-responses';
    const hasPresses = path.includes('kept-presses');
    const everyThird = /\\"n\\":(\d*)[369],/.exec(String(body));
    if (network === 'refusing' && hasPresses && everyThird)
      return refusal(refusalStatuses[Number(everyThird[1]) % refusalStatuses.length] ?? 400, 'invalid-input');
    if (network === 'one-call' && hasPresses) network = 'down';
    const { status, json, headers, cookies } = await server.call(method, path, {
      ...(typeof body === 'string' && { body }),
      cookie,
    });
    if (isLost) throw new TypeError('Failed to fetch');
    const [session] = cookies
      .filter((cookie) => cookie.startsWith('__Host-staff='))
      .map((cookie) => cookie.split(';')[0]);
    if (session !== undefined) cookie = session;
    return new Response(JSON.stringify(json), {
      status,
      headers: { ...(headers as Record<string, string>), date: server.clock().toUTCString() },
    });
  };

  const deviceNow = () => server.clock().getTime() + skewMs;
  class DeviceDate extends Date {
    constructor(...parameters: [] | [number | string]) {
      super(...((parameters.length === 0 ? [deviceNow()] : parameters) as [number]));
    }
    static override now = deviceNow;
  }

  const globals: BrowserGlobals = {
    fetch: (async (path: string, request: RequestInit = {}) => {
      pending += 1;
      if (path.includes('kept-presses')) deliveryCalls += 1;
      try {
        return await respond(path, request);
      } finally {
        pending -= 1;
      }
    }) as typeof fetch,
    indexedDB: storage,
    Date: DeviceDate as DateConstructor,
    console: { info: () => {} },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    window: new EventTarget(),
    navigator: { onLine: true, languages: ['en'] },
    // The scenario decides when the page tries again.
    setInterval: () => 0,
    setTimeout: (task, milliseconds) => setTimeout(task, milliseconds).unref(),
  };

  /** Waits until the page has finished its pending work. */
  const settle = async (): Promise<void> => {
    let idleTurns = 0;
    while (idleTurns < 12) {
      await nextTurn();
      idleTurns = pending === 0 ? idleTurns + 1 : 0;
    }
    writeAll(storage);
  };

  let modules = await openPage(globals);
  async function open() {
    const { KeptDevice } = modules;
    const device = new KeptDevice();
    device.start();
    return device;
  }

  const current = () => {
    if (page === undefined) throw new Error('The page is closed');
    return page;
  };

  /** Requests the console's session, and uses the stored one if there is no response. */
  const resume = async (): Promise<void> => {
    const device = current();
    const stored = await device.storedSession();
    if (network === 'up' || network === 'refusing') {
      const { status, json } = await server.call('PUT', '/api/staff/session', { cookie });
      if (status === 200) await device.adoptSession(json, true);
      else await device.end();
    } else if (stored !== undefined) await device.adoptSession(stored as never, false);
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

    /** Opens the console again, as after a reload or a restart of the browser. @param release a different release */
    async reopen(release?: typeof openPage): Promise<void> {
      page?.stop();
      if (release !== undefined) modules = await release(globals);
      page = await open();
      await resume();
      const stored = await page.signedPresses();
      for (let count = 0; page.getState().waiting.length < stored.length; count += 1) {
        if (count === maxTries) throw new Error('The screen does not show the presses that the device keeps');
        await pause(5);
      }
    },

    /** The browser crashes: the pending work of the page is lost. */
    async crash(): Promise<void> {
      page?.stop();
      page = undefined;
      await nextTurn();
    },

    /** The battery dies: writes that the disk had not confirmed are lost. */
    async losePower(): Promise<void> {
      page?.stop();
      page = undefined;
      await nextTurn();
      loseUnwritten(storage);
    },

    resume,
    settle,

    /** Stores a press. Resolves once the screen confirms it. */
    keep: (press: NewPress): Promise<string> => current().keepPress(press),

    /** Ids of the stored presses that no response of the server covers. */
    async keptIds(): Promise<readonly string[]> {
      return (await current().signedPresses()).map(({ text }) => JSON.parse(text).id);
    },

    /** Presses on the screen that no response of the server covers. */
    waiting: (): readonly WaitingPress[] => current().getState().waiting,
    state: () => current().getState(),
    list: () => current().doorList(),
    values: () => current().values,
    readFiles: () => current().readFiles(),
    signText: (text: string) => current().signText(text),

    /** Presses for another device, as the moving code shows them. */
    signedPresses: (): Promise<readonly SignedPress[]> => current().signedPresses(),
    carry: (presses: readonly SignedPress[]): Promise<number> => current().carry(presses),

    /** Tries once to deliver the waiting presses, and lets the page process the responses. */
    async send(): Promise<void> {
      for (let count = 0; count < maxTries; count += 1) {
        if ((await current().signedPresses()).length === 0) return;
        const before = deliveryCalls;
        // Returns at once while another delivery runs.
        await current().sendNow();
        if (deliveryCalls > before) break;
        await pause(5);
      }
      await settle();
    },

    /** Delivers the waiting presses while online. Returns whether all were delivered. */
    async sendAll(): Promise<boolean> {
      for (let count = 0; count < maxTries; count += 1) {
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
