import { useEffect, useRef } from 'react';
import { reducedDay, withKept } from '#app/console/kept/kept-day.ts';
import type { KeptQueue, KeptState } from '#app/console/kept/kept-state.ts';
import type { DaySnapshot } from '#app/console/kept/known-day.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { DayPoller } from './day-poller.ts';

interface StoredDayParts {
  readonly poller: DayPoller;
  readonly date: CalendarDate;
  readonly hasColleague: boolean;
  readonly device: KeptQueue | undefined;
  readonly kept: KeptState;
}

/** An unchanged day is stored at most this often, to update its age. */
const storeIntervalSeconds = 60;

/** Shows the stored day until the server answers, and stores the answer. */
export function useStoredDay({ poller, date, hasColleague, device, kept }: StoredDayParts): void {
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
  const stored = useRef<DaySnapshot>(undefined);
  useEffect(() => {
    if (device === undefined || snapshot === undefined || connection !== 'live') return;
    const before = stored.current;
    const hasSent = latestKept.current.sent.length > 0;
    const isSame = before?.starts === snapshot.starts && snapshot.asOf - before.asOf < storeIntervalSeconds;
    if (isSame && !hasSent) return;
    stored.current = snapshot;
    void device.saveDay(date, snapshot);
  }, [device, date, snapshot, connection]);

  // A delivery changes the day on the server, and an answer after a silence means that polls can resume.
  const isOnline = kept.network.status === 'online';
  const sentIds = kept.sent.map(({ id }) => id).join();
  useEffect(() => {
    if (isOnline && (sentIds !== '' || poller.state.connection === 'offline')) poller.pollNow();
  }, [isOnline, sentIds, poller]);
}
