import { Suspense, useEffect } from 'react';
import type { Colleague } from '../../../../shared/contracts/staff/fields.ts';
import type { Clock } from '../../../../shared/values/port-vila-time.ts';
import type { Client } from '../../api/client.ts';
import { now as serverNow } from '../../api/clock.ts';
import { staffClient } from '../../api/staff/staff-client.ts';
import { liveCopy } from '../../content/staff/today-copy.ts';
import { LoadBoundary } from '../../ui/load-boundary.tsx';
import { InBar } from '../../ui/staff-frame/in-bar.tsx';
import { LiveState } from '../../ui/staff-frame/live-state.tsx';
import { onShortcuts } from '../../ui/staff-frame/shortcuts-event.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DayButton } from './bar/day-button.tsx';
import { FootBar } from './bar/foot-bar.tsx';
import { Totals } from './bar/totals.tsx';
import { Slip } from './press/slip.tsx';
import { RefusalSheet } from './refusal/refusal-sheet.tsx';
import { DayPending } from './screen/day-message.tsx';
import { OpenSheets } from './screen/open-sheets.tsx';
import { PhoneDay } from './screen/phone-day.tsx';
import { EndedPage, preloadSheets } from './screen/sheets.ts';
import { type TodayScreen, useScreen } from './screen/use-screen.ts';
import { WaitingBar } from './screen/waiting-bar.tsx';
import { WideDay } from './screen/wide-day.tsx';
import styles from './today.module.css';

export interface TodayProps {
  me: Colleague;
  client?: Client;
  /** The server's time. */
  clock?: Clock;
}

/** The screen that a day runs on: who is here, who has paid, and who walks in. */
export function Today({ me, client = staffClient, clock = serverNow }: TodayProps) {
  const screen = useScreen({ me, client, clock });
  const { day, isWide, totals, setSheet, written, refused, start } = screen;
  useEffect(() => void preloadSheets(), []);
  useEffect(() => onShortcuts(() => setSheet({ kind: 'keys' })), [setSheet]);
  if (day.connection === 'ended')
    return (
      <LoadBoundary>
        <Suspense>
          <EndedPage waiting={screen.waiting} />
        </Suspense>
      </LoadBoundary>
    );
  const notices = <Notices screen={screen} />;
  return (
    <div className={styles.today} onPointerDownCapture={screen.touch} onKeyDownCapture={screen.touch}>
      <InBar part="title">
        <DayButton date={screen.date} onOpen={() => setSheet({ kind: 'day' })} />
      </InBar>
      <InBar part="facts">{isWide && day.known && <Totals totals={totals} isWide />}</InBar>
      <InBar part="state">
        <LiveState connection={day.connection} word={liveCopy[day.connection]} />
      </InBar>
      {day.known === undefined ? (
        <DayPending problem={day.problem?.message} onRetry={screen.refresh} />
      ) : isWide ? (
        <WideDay screen={screen} notices={notices} />
      ) : (
        <PhoneDay screen={screen} />
      )}
      {!isWide && (
        <div className={styles.foot}>
          {notices}
          <FootBar
            walkInOff={screen.walkInOff}
            onFind={() => setSheet({ kind: 'find' })}
            onWalkIn={() => setSheet({ kind: 'walk-in', startId: start?.slot.id })}
            onMore={() => setSheet({ kind: 'more' })}
          />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{written && `${written.title}. ${written.text}`}</span>
      </VisuallyHidden>
      <LoadBoundary>
        <Suspense>
          <OpenSheets screen={screen} />
        </Suspense>
      </LoadBoundary>
      {refused && (
        <RefusalSheet
          refused={refused}
          view={screen.partyOf(refused.visit.command.party)}
          onStory={(view) => {
            screen.dismissRefusal();
            screen.openParty(view);
          }}
          onClose={screen.dismissRefusal}
        />
      )}
    </div>
  );
}

/** What was written last, and what waits for the network. Over the list, so that no row moves. */
function Notices({ screen }: { screen: TodayScreen }) {
  const { day, waiting, since, written, say } = screen;
  const isStale = day.connection === 'offline' && day.known !== undefined;
  return (
    <div className={styles.notices}>
      {written && (
        <div className={styles.slip}>
          <Slip {...written} onUndo={written.undo} onOver={() => say(undefined)} />
        </div>
      )}
      {isStale && <WaitingBar waiting={waiting.length} since={since} />}
    </div>
  );
}
