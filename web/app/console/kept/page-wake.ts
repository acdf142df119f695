const retryIntervalMs = 30_000;
const filesIntervalMs = 600_000;

/**
 * Follows when the page is shown and when the network comes or goes.
 *
 * @returns stops it
 */
export function followPage(on: { wake: () => void; retry: () => void; readFiles: () => void }): () => void {
  const ifShown = (act: () => void) => () => {
    if (document.visibilityState !== 'hidden') act();
  };
  const wake = ifShown(on.wake);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('offline', wake);
  const timers = [
    setInterval(ifShown(on.retry), retryIntervalMs),
    setInterval(ifShown(on.readFiles), filesIntervalMs),
  ];
  return () => {
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', wake);
    for (const timer of timers) clearInterval(timer);
  };
}
