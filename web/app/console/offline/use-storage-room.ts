import { useEffect, useState } from 'react';

/** Megabytes that this browser has left for the site; undefined until known, or if the browser does not say. */
export function useStorageRoom(isAsked: boolean): number | undefined {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    if (!isAsked) return;
    navigator.storage?.estimate?.().then(
      ({ quota = 0, usage = 0 }) => setRoom(Math.round(Math.max(quota - usage, 0) / 1_000_000)),
      () => {},
    );
  }, [isAsked]);
  return room;
}
