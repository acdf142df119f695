import { useSyncExternalStore } from 'react';
import { type DeviceWord, deviceWord } from '#app/content/staff/device-word.ts';

const subscribeToNothing = () => () => {};

/** The word for this device; prerendered pages say `phone`. */
export const useDeviceWord = (): DeviceWord =>
  useSyncExternalStore(
    subscribeToNothing,
    () => deviceWord(navigator.userAgent, navigator.maxTouchPoints),
    () => 'phone',
  );
