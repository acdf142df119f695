import { type ReactNode, Suspense } from 'react';
import { barCopy, dayCopy, startCopy } from '#app/content/staff/today-copy.ts';
import { giveFocus } from '#app/ui/given-focus.ts';
import { Grid, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { Glass, More } from '../drawing/icons.tsx';
import { nameOf } from '../press/name-of.ts';
import { KeyHints } from '../shortcuts/key-hints.tsx';
import { StartGrid } from '../starts/start-grid.tsx';
import { WalkInDock } from '../walk-in/walk-in-dock.tsx';
import { EmptyDay } from './empty-day.tsx';
import { OpenStart } from './open-start.tsx';
import { PartyPanel } from './sheets.ts';
import type { TodayScreen } from './use-screen.ts';
import styles from './wide-day.module.css';

export interface WideDayProps {
  screen: TodayScreen;
  notices: ReactNode;
  /** What waits in the office. */
  office: ReactNode;
}

/** All starts on the left, the open one with its walk-in buttons in the middle; on desks the party on the right. */
export function WideDay({ screen, notices, office }: WideDayProps) {
  const { layout, hours, start, now, nowMinutes, isEmpty, actions, canArrive, chosen, setSheet } = screen;
  const isDesk = layout === 'desk';
  const isOver = start !== undefined && start.endsAt <= now;
  return (
    <Grid className={styles.day}>
      <Stack className={styles.starts}>
        <StartGrid
          hours={hours}
          openId={start?.slot.id}
          nowMinutes={nowMinutes}
          now={now}
          onOpen={screen.openStart}
        />
        {office}
        <Grid gap={8} rule="above" className={styles.tools}>
          <button type="button" onClick={() => setSheet({ kind: 'find' })}>
            <Glass />
            {barCopy.find}
          </button>
          <button type="button" onClick={() => setSheet({ kind: 'more' })}>
            <More />
            {barCopy.more}
          </button>
        </Grid>
      </Stack>
      <Panel shrinks className={styles.main}>
        <Panel flex={1} className={styles.list}>
          {isEmpty || start === undefined ? (
            <EmptyDay screen={screen} />
          ) : (
            <OpenStart
              start={start}
              now={now}
              actions={actions}
              canArrive={canArrive}
              isWide
              hasColumns={layout !== 'small-tablet'}
              chosenId={chosen?.party.id}
              hasHints={isDesk && screen.hasShortcuts}
            />
          )}
          <Panel flex={1} className={styles.stem} aria-hidden="true" />
        </Panel>
        {notices}
        {start && (
          <WalkInDock
            free={start.free}
            isOff={
              screen.walkInOff ??
              (start.closed ? startCopy.closedStart : isOver ? startCopy.overStart : undefined)
            }
            onOpen={(count) => setSheet({ kind: 'walk-in', startId: start.slot.id, count })}
          />
        )}
        {isDesk && screen.hasShortcuts && <KeyHints />}
      </Panel>
      {isDesk && (
        <Panel
          as="aside"
          className={styles.side}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && chosen) giveFocus(nameOf(chosen.party.id));
          }}
        >
          {chosen && !chosen.isReduced ? (
            <LoadBoundary>
              <Suspense>
                <PartyPanel
                  key={chosen.party.id}
                  view={chosen}
                  opened={screen.opened}
                  me={screen.me}
                  people={screen.people}
                  actions={actions}
                  canArrive={canArrive}
                  now={now}
                  hasHints={screen.hasShortcuts}
                />
              </Suspense>
            </LoadBoundary>
          ) : (
            <Text size="fact" tone="quiet">
              {screen.isReduced ? dayCopy.noPerson : dayCopy.noParty}
            </Text>
          )}
        </Panel>
      )}
    </Grid>
  );
}
