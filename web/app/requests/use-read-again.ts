import { useEffect } from 'react';

/** Reads again every so often while the page is visible, and when it is seen or the network comes back. */
export function useReadAgain(refresh: () => void, everyMs: number): void {
  useEffect(() => {
    const again = () => document.visibilityState !== 'hidden' && refresh();
    const timer = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [refresh, everyMs]);
}
