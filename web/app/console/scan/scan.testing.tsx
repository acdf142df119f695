import { act } from 'react';
import { vi } from 'vitest';
import type { HouseDevice } from '#shared/exchange/parcel.ts';
import type { TicketKey } from '#shared/ticket/ticket.ts';
import type { FileParty } from '../kept/kept-state.ts';
import { type KeptQueue, type NewPress, openingState } from '../kept/kept-state.ts';
import { type FakeServer, showToday, type TodayOnScreen } from '../today/today.testing.tsx';

/** A device that stores presses in memory. */
export function memoryQueue(
  keys: readonly TicketKey[],
  {
    parties = [],
    devices = [],
    isFull = false,
  }: { parties?: readonly FileParty[]; devices?: readonly HouseDevice[]; isFull?: boolean } = {},
) {
  const kept: NewPress[] = [];
  const queue: KeptQueue = {
    getState: () => ({ ...openingState, network: { status: 'offline', since: 0 } }),
    subscribe: () => () => {},
    async keepPress(press) {
      if (isFull) throw new Error('Full');
      kept.push(press);
      return 'f'.repeat(24);
    },
    sendNow: async () => {},
    signedPresses: async () => [],
    carry: async () => 0,
    keptDays: async () => [],
    doorList: async () => ({
      parties,
      readAt: new Map(parties.map(({ date }) => [date, 0])),
      people: [],
    }),
    values: {
      get: async (name) => ({ 'ticket-keys': keys, 'house-devices': devices })[name],
      put: async () => {},
    },
    signText: async () => ({ device: '', key: '', signature: '' }),
    readDay: async () => undefined,
    saveDay: async () => {},
    storedSession: async () => undefined,
    wipe: async () => {},
  };
  // State is compared by identity.
  const state = queue.getState();
  return { kept, queue: { ...queue, getState: () => state } };
}

export interface DoorOnScreen extends TodayOnScreen {
  /** Shows a code to the camera and waits for the expected text or, without one, until the code is read. */
  readonly show: (text: string | undefined, expectedText?: string) => Promise<void>;
}

/**
 * Opens the scan screen of Today, or the exchange.
 *
 * @param camera the error with which the browser refuses the camera, or `on`
 */
export async function scanAt(
  server: FakeServer,
  queue: KeptQueue | undefined,
  camera: 'NotAllowedError' | 'NotFoundError' | 'on' = 'on',
  part: 'scan' | 'agree' = 'scan',
): Promise<DoorOnScreen> {
  const today = await showToday(server, {}, {}, 'phone', queue);
  let shownCode: string | undefined;
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => (shownCode === undefined ? [] : [{ rawValue: shownCode }]);
    },
  );
  const stream = { getTracks: () => [], getVideoTracks: () => [] };
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: 'test',
    mediaDevices: {
      async getUserMedia() {
        if (camera !== 'on') throw new DOMException('No', camera);
        return stream;
      },
    },
  });
  Object.assign(Object.getPrototypeOf(today.document.createElement('video')), { play: async () => {} });
  if (part === 'scan') await today.press('Scan');
  else {
    await today.press('More');
    await today.wait(0);
    await today.press(/^Agree with a tablet/, 'dialog');
  }
  await today.wait(0);
  await today.wait(100);
  return {
    ...today,
    async show(text, expectedText) {
      const isReading = () => today.text().includes('Keep the code inside the frame');
      const isDone =
        expectedText === undefined
          ? () => text === undefined || !isReading()
          : () => today.text().includes(expectedText);
      shownCode = text;
      // Signatures are verified outside of the fake timers.
      const waitForVerification = () =>
        act(async () => void (await crypto.subtle.digest('SHA-256', new Uint8Array(1))));
      for (let count = 0; count < 3 || (count < 500 && !isDone()); count += 1) {
        await today.wait(100);
        await waitForVerification();
      }
    },
  };
}
