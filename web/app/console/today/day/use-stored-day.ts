import { useEffect, useRef } from 'react';
import { reducedDay, withKept } from '#app/console/kept/kept-day.ts';
import type { KeptQueue, KeptState } from '#app/console/kept/kept-state.ts';
import type { KnownDay } from '#app/console/kept/known-day.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { DayPoller } from './day-poller.ts';

interface StoredDayParts {
  readonly poller: DayPoller;
  readonly date: CalendarDate;
  readonly hasColleague: boolean;
  readonly device: KeptQueue | undefined;
  readonly kept: KeptState;
}

/** A day that has not changed is stored at most this often, for its age. */
const storeEverySeconds = 60;

/** Shows the stored day until the server answers, and stores the answer. */
export function useStoredDay({ poller, date, hasColleague, device, kept }: StoredDayParts): void {
  const current = useRef(kept);
  current.current = kept;
  useEffect(() => {
    let isCurrent = true;
    void device?.readDay(date).then((stored) => {
      if (!isCurrent || stored === undefined) return;
      poller.restore(hasColleague ? stored : reducedDay(withKept(date, stored, current.current)));
    });
    return () => {
      isCurrent = false;
    };
  }, [poller, date, device, hasColleague]);

  const { known, connection } = poller.state;
  const stored = useRef<KnownDay>(undefined);
  useEffect(() => {
    if (device === undefined || known === undefined || connection !== 'live') return;
    const before = stored.current;
    const hasSent = current.current.sent.length > 0;
    const isSame = before?.starts === known.starts && known.asOf - before.asOf < storeEverySeconds;
    if (isSame && !hasSent) return;
    stored.current = known;
    void device.saveDay(date, known);
  }, [device, date, known, connection]);

  // A delivery changes what the server knows, and an answer after a silence means that polls can resume.
  const isOnline = kept.network.status === 'online';
  const sentIds = kept.sent.map(({ id }) => id).join();
  useEffect(() => {
    if (isOnline && (sentIds !== '' || poller.state.connection === 'offline')) poller.pollNow();
  }, [isOnline, sentIds, poller]);
}
