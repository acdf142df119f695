import { KeptDevice } from './kept-device.ts';

let device: KeptDevice | undefined;

/** The stored presses and days of this browser, opened once for the page; undefined in a browser without storage or keys. */
export function openKeptDevice(): KeptDevice | undefined {
  if (typeof indexedDB === 'undefined' || globalThis.crypto?.subtle === undefined) return undefined;
  if (device === undefined) {
    device = new KeptDevice();
    device.start();
  }
  return device;
}
