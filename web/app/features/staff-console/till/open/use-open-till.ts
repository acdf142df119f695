import { useEffect } from 'react';
import { showTill } from '../../../../api/staff/till.ts';
import { useRequest } from '../../../../api/use-request.ts';

/** Payments are few at the end of the day; closing compares with what is shown, whatever that is. */
const everyMs = 30_000;

/** The till as it is, read again while the page is visible. */
export function useOpenTill() {
  const till = useRequest('till', (signal) => showTill({ signal }), { failed: 'till-not-loaded' });
  const { refresh } = till;
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
  }, [refresh]);
  return till;
}
