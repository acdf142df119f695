import { useEffect, useState } from 'react';

/** Free storage of this browser for the site, in megabytes; undefined until known, or if the browser does not say. */
export function useFreeStorage(isRequested: boolean): number | undefined {
  const [freeMegabytes, setFreeMegabytes] = useState<number>();
  useEffect(() => {
    if (!isRequested) return;
    navigator.storage?.estimate?.().then(
      ({ quota = 0, usage = 0 }) => setFreeMegabytes(Math.round(Math.max(quota - usage, 0) / 1_000_000)),
      () => {},
    );
  }, [isRequested]);
  return freeMegabytes;
}
