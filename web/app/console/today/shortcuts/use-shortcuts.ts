import { useEffect, useRef } from 'react';

/** Actions by the name of the key, in lower case. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/**
 * Runs shortcuts while no field has the focus, no sheet is open, and no modifier key is held.
 *
 * @param isOpening whether a sheet is open or about to open
 */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean, isOpening: boolean): void {
  const latest = useRef({ shortcuts, isOpening });
  latest.current = { shortcuts, isOpening };
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target as Element | null;
      if (target?.closest?.(fields) || document.querySelector('dialog[open]')) return;
      if (latest.current.isOpening) return;
      // Enter on a button presses that button.
      if (event.key === 'Enter' && target?.closest?.('button, a')) return;
      const run = latest.current.shortcuts[event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
