import { type ReactNode, Suspense, useState } from 'react';
import { barCopy, dayCopy, keyHints, startCopy } from '#app/content/staff/today-copy.ts';
import { giveFocus } from '#app/ui/give-focus.ts';
import { Cluster, Grid, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { Code, MagnifyingGlass, More } from '../drawing/icons.tsx';
import { nameButtonOf } from '../press/name-of.ts';
import { ShipsLine } from '../ships/ships-line.tsx';
import { KeyHints } from '../shortcuts/key-hints.tsx';
import { StartGrid } from '../starts/start-grid.tsx';
import type { PartyView } from '../view/party-view.ts';
import { WalkInDock } from '../walk-in/walk-in-dock.tsx';
import { EmptyDay } from './empty-day.tsx';
import { findProps } from './find-in.ts';
import { OpenStart } from './open-start.tsx';
import { FindPanel, PartyPanel } from './sheets.ts';
import type { TodayScreen } from './use-screen.ts';
import styles from './wide-day.module.css';

export interface WideDayProps {
  screen: TodayScreen;
  notices: ReactNode;
  /** The line about the office. */
  office: ReactNode;
}

/** All starts on the left, the open one with its walk-in buttons in the middle; on desks the party on the right. */
export function WideDay({ screen, notices, office }: WideDayProps) {
  const {
    layout,
    hours,
    ships,
    start,
    now,
    nowMinutes,
    isEmpty,
    actions,
    canArrive,
    chosenParty,
    setSheet,
    isFinding,
  } = screen;
  const isDesk = layout === 'desk';
  /** A party found on another day. */
  const [partyOfOtherDay, setPartyOfOtherDay] = useState<PartyView>();
  const shownParty = (isFinding && partyOfOtherDay) || chosenParty;
  const hasEnded = start !== undefined && start.endsAt <= now;
  return (
    <Grid className={styles.day}>
      <Stack className={styles.starts}>
        <ShipsLine ships={ships} />
        <StartGrid
          hours={hours}
          openId={start?.slot.id}
          nowMinutes={nowMinutes}
          offlineMinutes={screen.offlineMinutes}
          now={now}
          onOpen={screen.openStart}
        />
        {office}
        <Cluster gap={8} rule="above" className={styles.tools}>
          <button type="button" onClick={() => setSheet({ kind: 'find' })}>
            <MagnifyingGlass />
            {barCopy.find}
          </button>
          <button type="button" onClick={screen.openScan}>
            <Code />
            {barCopy.scan}
          </button>
          <button type="button" onClick={() => setSheet({ kind: 'more' })}>
            <More />
            {barCopy.more}
          </button>
        </Cluster>
      </Stack>
      <Panel shrinks className={styles.main}>
        {isFinding ? (
          <LoadBoundary>
            <Suspense fallback={<Panel flex={1} />}>
              <FindPanel
                {...findProps(screen)}
                chosenId={shownParty?.party.id}
                onChoose={(view) => {
                  const isOnThisDay = screen.partyOf(view.party.id) !== undefined;
                  setPartyOfOtherDay(isOnThisDay ? undefined : view);
                  if (isOnThisDay) screen.choose(view);
                }}
              />
            </Suspense>
          </LoadBoundary>
        ) : (
          <Panel flex={1} className={styles.list} data-scrolls>
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
                chosenId={chosenParty?.party.id}
                hasHints={isDesk && screen.hasShortcuts}
              />
            )}
            <Panel flex={1} className={styles.stem} aria-hidden="true" />
          </Panel>
        )}
        {notices}
        {start && !isFinding && (
          <WalkInDock
            freePlaces={start.freePlaces}
            isOffline={screen.isOffline}
            disabledReason={
              screen.walkInDisabledReason ??
              (start.closed ? startCopy.closedStart : hasEnded ? startCopy.overStart : undefined)
            }
            onOpen={(count) => setSheet({ kind: 'walk-in', startId: start.slot.id, count })}
          />
        )}
        {isDesk && screen.hasShortcuts && !isFinding && <KeyHints hints={keyHints} />}
      </Panel>
      {isDesk && (
        <Panel
          as="aside"
          className={styles.side}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            if (isFinding) setSheet(undefined);
            else if (chosenParty) giveFocus(nameButtonOf(chosenParty.party.id));
          }}
        >
          {shownParty && !shownParty.isReduced ? (
            <LoadBoundary>
              <Suspense>
                <PartyPanel
                  key={shownParty.party.id}
                  view={shownParty}
                  openCount={screen.openCount}
                  colleague={screen.colleague}
                  people={screen.people}
                  client={screen.client}
                  actions={actions}
                  canArrive={canArrive && shownParty.party.date === screen.date}
                  now={now}
                  isOffline={screen.isOffline}
                  asOf={screen.network.asOf}
                  hasHints={screen.hasShortcuts && !isFinding}
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
