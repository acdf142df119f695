import { useState } from 'react';

const storageKey = 'staff-shortcuts';

/** Whether single letters are switched on, on this device. */
export function useShortcutSetting(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readSetting());
  const set = (next: boolean) => {
    setIsOn(next);
    try {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
    } catch {
      // Without storage, the choice lasts until the page is left.
    }
  };
  return [isOn, set];
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
