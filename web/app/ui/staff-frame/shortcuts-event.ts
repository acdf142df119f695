const eventName = 'staff-shortcuts';

/** Asks the page to show its keyboard shortcuts. */
export const announceShortcuts = (): void => void window.dispatchEvent(new Event(eventName));

/** Listens for requests to show the shortcuts. Returns the unsubscribe function. */
export function onShortcuts(listener: () => void): () => void {
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
