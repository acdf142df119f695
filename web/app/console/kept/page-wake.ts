const retryIntervalMs = 30_000;
const filesIntervalMs = 600_000;

/**
 * Runs tasks when the page becomes visible, when the network comes or goes, and at intervals while it is visible.
 *
 * @returns a function that stops all of them
 */
export function followPage(handlers: {
  wake: () => void;
  retry: () => void;
  readFiles: () => void;
}): () => void {
  const ifVisible = (run: () => void) => () => {
    if (document.visibilityState !== 'hidden') run();
  };
  const wake = ifVisible(handlers.wake);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('offline', wake);
  const timers = [
    setInterval(ifVisible(handlers.retry), retryIntervalMs),
    setInterval(ifVisible(handlers.readFiles), filesIntervalMs),
  ];
  return () => {
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', wake);
    for (const timer of timers) clearInterval(timer);
  };
}
