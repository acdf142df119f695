import { useSyncExternalStore } from 'react';
import { type DeviceWord, deviceWord } from '#app/content/staff/device-word.ts';

const never = () => () => {};

/** What to call this device; prerendered pages say `phone`. */
export const useDeviceWord = (): DeviceWord =>
  useSyncExternalStore(
    never,
    () => deviceWord(navigator.userAgent, navigator.maxTouchPoints),
    () => 'phone',
  );
