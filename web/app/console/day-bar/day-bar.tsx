import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { now as serverNow } from '#app/clock/clock.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { liveCopy } from '#app/content/staff/today-copy.ts';
import { LazyPart } from '#app/ui/lazy-part.tsx';
import { InBar } from '#app/ui/staff-frame/in-bar.tsx';
import { LiveState } from '#app/ui/staff-frame/live-state.tsx';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { type StaffClient, staffClient } from '../api/staff-client.ts';
import { lazyPart } from '../language/lazy-part.ts';
import { DayName } from '../today/bar/day-button.tsx';
import { Totals } from '../today/bar/totals.tsx';
import { DayPoller, type PolledDay, pageContext } from '../today/day/day-poller.ts';
import { totalsOf, viewStarts } from '../today/view/start-view.ts';
import styles from './day-bar.module.css';

const NeedsYou = lazyPart(async () => (await import('../review/needs-you.tsx')).NeedsYou);

/** Reused by the next page, to keep the bar unchanged while it opens. */
let lastDay: PolledDay | undefined;

export interface DayBarProps {
  client?: StaffClient;
  /** Whether the money of the day is left out. */
  hasNoSums?: boolean;
}

/** The day, its totals and whether they are live, in the bar above the other pages of the console. */
export function DayBar({ client = staffClient, hasNoSums = false }: DayBarProps) {
  const day = usePolledToday(client);
  const previous = lastDay?.date === day.date ? lastDay : undefined;
  const { date, snapshot = previous?.snapshot } = day;
  const connection = day.connection === 'loading' ? (previous?.connection ?? 'loading') : day.connection;
  lastDay = { ...day, snapshot, connection };
  return (
    <>
      <InBar part="title">
        <Link to={staffPaths.today} className={styles.day}>
          <DayName date={date} />
        </Link>
      </InBar>
      <InBar part="facts">
        {snapshot && (
          <Totals
            totals={totalsOf(viewStarts(date, snapshot))}
            isWide
            isReduced={snapshot.isReduced}
            hasNoSums={hasNoSums}
            isFuture={false}
          />
        )}
      </InBar>
      <InBar part="state">
        <LiveState connection={connection} word={liveCopy[connection]} />
        <LazyPart>
          <NeedsYou client={client} />
        </LazyPart>
      </InBar>
    </>
  );
}

function usePolledToday(client: StaffClient): PolledDay {
  const [, setVersion] = useState(0);
  const date = dateOf(serverNow());
  const poller = useMemo(
    () => new DayPoller(date, client, () => setVersion((version) => version + 1), pageContext),
    [date, client],
  );
  useEffect(() => {
    const pollNow = () => poller.pollNow();
    poller.start();
    document.addEventListener('visibilitychange', pollNow);
    window.addEventListener('online', pollNow);
    return () => {
      poller.stop();
      document.removeEventListener('visibilitychange', pollNow);
      window.removeEventListener('online', pollNow);
    };
  }, [poller]);
  return poller.state;
}
