import { useEffect, useRef } from 'react';
import type { DaySnapshot } from '#app/console/kept/day-snapshot.ts';
import { reducedDay, withKept } from '#app/console/kept/kept-day.ts';
import type { KeptQueue, KeptState } from '#app/console/kept/kept-state.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { DayPoller } from './day-poller.ts';

interface StoredDayOptions {
  readonly poller: DayPoller;
  readonly date: CalendarDate;
  readonly hasColleague: boolean;
  readonly device: KeptQueue | undefined;
  readonly kept: KeptState;
}

/** An unchanged day is stored at most this often, to update its time. */
const storeIntervalSeconds = 60;

/** Shows the stored day until the server responds, and stores the response. */
export function useStoredDay({ poller, date, hasColleague, device, kept }: StoredDayOptions): void {
  const latestKept = useRef(kept);
  latestKept.current = kept;
  useEffect(() => {
    let isCurrent = true;
    void device?.readDay(date).then((stored) => {
      if (!isCurrent || stored === undefined) return;
      poller.restore(hasColleague ? stored : reducedDay(withKept(date, stored, latestKept.current)));
    });
    return () => {
      isCurrent = false;
    };
  }, [poller, date, device, hasColleague]);

  const { snapshot, connection } = poller.state;
  const lastStored = useRef<DaySnapshot>(undefined);
  useEffect(() => {
    if (device === undefined || snapshot === undefined || connection !== 'live') return;
    const previousSnapshot = lastStored.current;
    const hasSent = latestKept.current.sent.length > 0;
    const isSame =
      previousSnapshot?.starts === snapshot.starts &&
      snapshot.asOf - previousSnapshot.asOf < storeIntervalSeconds;
    if (isSame && !hasSent) return;
    lastStored.current = snapshot;
    void device.saveDay(date, snapshot);
  }, [device, date, snapshot, connection]);

  // Polls after a delivery, which changes the day on the server, and once the network is back.
  const isOnline = kept.network.status === 'online';
  const sentIds = kept.sent.map(({ id }) => id).join();
  useEffect(() => {
    if (isOnline && (sentIds !== '' || poller.state.connection === 'offline')) poller.pollNow();
  }, [isOnline, sentIds, poller]);
}
