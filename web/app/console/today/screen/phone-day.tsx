import type { ReactNode } from 'react';
import { Totals } from '../bar/totals.tsx';
import { ShipsLine } from '../ships/ships-line.tsx';
import { DayRule } from '../starts/day-rule.tsx';
import { OverLine } from '../starts/over-line.tsx';
import { StartLine } from '../starts/start-line.tsx';
import type { StartView } from '../view/start-view.ts';
import { EmptyDay } from './empty-day.tsx';
import { OpenStart } from './open-start.tsx';
import styles from './phone-day.module.css';
import type { TodayScreen } from './use-screen.ts';

/** The day in one column: the scale of hours, past starts in one line, the open hour, a line per later start, and the office. */
export function PhoneDay({ screen, office }: { screen: TodayScreen; office: ReactNode }) {
  const { starts, hours, ships, start, now, nowMinutes, totals, isEmpty, actions, canArrive, setSheet } =
    screen;
  const hour = hours.find(({ starts: startsOfHour }) =>
    startsOfHour.some(({ slot }) => slot.id === start?.slot.id),
  );
  const isBefore = (other: StartView) => hour !== undefined && minutesOfHour(other, hours) < hour.minutes;
  const isAfter = (other: StartView) => hour !== undefined && minutesOfHour(other, hours) > hour.minutes;
  const open = (other: StartView) => {
    screen.openStart(other);
    requestAnimationFrame?.(() => document.getElementById('open-hour')?.scrollIntoView?.({ block: 'start' }));
  };
  return (
    <>
      <Totals totals={totals} isWide={false} isReduced={screen.isReduced} isFuture={screen.isFuture} />
      <div className={styles.rule}>
        <DayRule
          hours={hours}
          openMinutes={hour?.minutes}
          nowMinutes={nowMinutes}
          offlineMinutes={screen.offlineMinutes}
          now={now}
          onOpen={({ starts: startsOfHour }) => {
            const [first] = startsOfHour;
            if (first) open(startsOfHour.find(({ booked }) => booked > 0) ?? first);
          }}
        />
      </div>
      <ShipsLine ships={ships} />
      {isEmpty ? (
        <EmptyDay screen={screen} />
      ) : (
        <>
          <OverLine starts={starts.filter(isBefore)} now={now} onOpen={open} />
          <div id="open-hour" className={styles.open}>
            {hour?.starts.map((start) => (
              <OpenStart
                key={start.slot.id}
                start={start}
                now={now}
                actions={actions}
                canArrive={canArrive}
                isWide={false}
                hasColumns={false}
                chosenId={undefined}
                hasHints={false}
                isOffline={screen.isOffline}
                onWalkIn={
                  screen.walkInDisabledReason === undefined && start.endsAt > now && !start.closed
                    ? () => setSheet({ kind: 'walk-in', startId: start.slot.id })
                    : undefined
                }
              />
            ))}
          </div>
          {starts.filter(isAfter).map((start) => (
            <StartLine key={start.slot.id} start={start} now={now} onOpen={() => open(start)} />
          ))}
        </>
      )}
      {office}
    </>
  );
}

const minutesOfHour = ({ slot }: StartView, hours: TodayScreen['hours']): number =>
  hours.find(({ starts }) => starts.some((start) => start.slot.id === slot.id))?.minutes ?? 0;
