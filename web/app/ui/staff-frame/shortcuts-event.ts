const name = 'staff-shortcuts';

/** Asks the page to show its keyboard shortcuts. */
export const announceShortcuts = (): void => void window.dispatchEvent(new Event(name));

/** Listens for requests to show the shortcuts. Returns the unsubscribe function. */
export function onShortcuts(listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
