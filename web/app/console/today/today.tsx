import { Suspense, useEffect, useMemo, useRef } from 'react';
import { now as serverNow } from '#app/clock/clock.ts';
import { dayCopy, liveCopy, sheetCopy } from '#app/content/staff/today-copy.ts';
import { Cluster, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LoadBoundary } from '#app/ui/load-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import { InBar } from '#app/ui/staff-frame/in-bar.tsx';
import { LiveState } from '#app/ui/staff-frame/live-state.tsx';
import { onShortcuts } from '#app/ui/staff-frame/shortcuts-event.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { type StaffClient, staffClient, staffClientOf } from '../api/staff-client.ts';
import { DayButton } from './bar/day-button.tsx';
import { FootBar } from './bar/foot-bar.tsx';
import { Totals } from './bar/totals.tsx';
import type { DayAccess } from './day/day-access.ts';
import { useLeftPresses } from './left/use-left-presses.ts';
import { Press } from './press/press.tsx';
import { Slip } from './press/slip.tsx';
import { DayPending } from './screen/day-message.tsx';
import {
  EndedPage,
  InstallHint,
  LeftSheet,
  NeedsYou,
  NetworkPart,
  OfficeLine,
  OpenSheets,
  PhoneDay,
  PrintedDay,
  preloadParts,
  RefusalSheet,
  ScreenShortcuts,
  WideDay,
} from './screen/parts.ts';
import { type TodayScreen, useScreen } from './screen/use-screen.ts';
import { headingOf } from './starts/start-head.tsx';
import styles from './today.module.css';
import { partyName } from './view/party-words.ts';

export interface TodayProps {
  /** Absent on a shared device without an active colleague. */
  colleague: Colleague | undefined;
  /** How this colleague was identified. */
  identified?: DayAccess['identified'];
  /** Asks for a code before something is recorded. */
  onWho?: DayAccess['onAskColleague'];
  hasPasskey?: boolean;
  /** Called after the colleague has added a first passkey. */
  onPasskey?: () => void;
  /** Reads the day. */
  client?: StaffClient;
  /** Writes on behalf of a person; without one, writes are refused. */
  clientOf?: (person?: string) => StaffClient;
  /** The server's time. */
  clock?: Clock;
}

/** Shown instead of the day when its code could not be loaded. */
const notFetched = () => ({
  problem: dayCopy.notFetched,
  hint: dayCopy.notFetchedHint,
  onRetry: () => location.reload(),
});

/** The screen for the day: arrivals, payments and walk-ins. */
export function Today({
  colleague,
  identified,
  onWho = () => {},
  hasPasskey = true,
  onPasskey = () => {},
  client = staffClient,
  clientOf = staffClientOf,
  clock = serverNow,
}: TodayProps) {
  const writeClient = useMemo(() => clientOf(colleague?.id), [clientOf, colleague?.id]);
  const screen = useScreen({
    colleague,
    identified,
    onAskColleague: onWho,
    hasPasskey,
    onPasskeyAdded: onPasskey,
    readingClient: client,
    client: writeClient,
    clock,
  });
  const { day, isWide, totals, setSheet, slip, pinnedSlips, refused, start } = screen;
  const leftState = useLeftPresses(screen);
  // Loaded ahead, in case the device is rotated and needs the other layout.
  const isWideAtFirst = useRef(isWide);
  useEffect(() => void preloadParts(isWideAtFirst.current), []);
  useEffect(() => onShortcuts(() => setSheet({ kind: 'keys' })), [setSheet]);
  if (day.connection === 'ended')
    return (
      <LoadBoundary>
        <Suspense>
          <EndedPage waiting={screen.waiting} />
        </Suspense>
      </LoadBoundary>
    );
  const latestSlip = slip ?? pinnedSlips.at(-1);
  const notices = <Notices screen={screen} leftState={leftState} />;
  const office = colleague?.role === 'manager' && (
    <LoadBoundary>
      <Suspense>
        <OfficeLine client={client} />
      </Suspense>
    </LoadBoundary>
  );
  return (
    <Panel
      flex={1}
      fill
      className={styles.today}
      onPointerDownCapture={screen.touch}
      onKeyDownCapture={screen.touch}
    >
      <InBar part="skip">
        {start && start.parties.length > 0 && !screen.isFinding && (
          <SkipLink target={headingOf(start)}>{dayCopy.skip}</SkipLink>
        )}
      </InBar>
      <InBar part="title">
        <DayButton date={screen.date} onOpen={() => setSheet({ kind: 'day' })} />
      </InBar>
      <InBar part="facts">
        {isWide && day.snapshot && (
          <Totals totals={totals} isWide isReduced={screen.isReduced} isFuture={screen.isFuture} />
        )}
      </InBar>
      <InBar part="state">
        <LiveState connection={screen.liveState} word={liveCopy[screen.liveState]} />
        {colleague && (
          <LoadBoundary>
            <Suspense>
              <NeedsYou client={client} />
            </Suspense>
          </LoadBoundary>
        )}
      </InBar>
      <LoadBoundary>
        <Suspense>
          <NetworkPart screen={screen} />
        </Suspense>
      </LoadBoundary>
      {day.snapshot === undefined ? (
        <DayPending problem={day.problem?.message} onRetry={screen.refresh} />
      ) : (
        <LoadBoundary failureView={<DayPending {...notFetched()} />}>
          <Suspense fallback={<DayPending {...notFetched()} problem={undefined} />}>
            {isWide ? (
              <WideDay screen={screen} notices={notices} office={office} />
            ) : (
              <PhoneDay
                screen={screen}
                office={
                  <>
                    {office}
                    <LoadBoundary>
                      <Suspense>
                        <InstallHint screen={screen} />
                      </Suspense>
                    </LoadBoundary>
                  </>
                }
              />
            )}
          </Suspense>
        </LoadBoundary>
      )}
      {!isWide && (
        <div className={styles.foot}>
          {notices}
          <FootBar
            walkInDisabledReason={screen.walkInDisabledReason}
            onFind={() => setSheet({ kind: 'find' })}
            onScan={screen.openScan}
            onWalkIn={() => setSheet({ kind: 'walk-in', startId: start?.slot.id })}
            onMore={() => setSheet({ kind: 'more' })}
          />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {latestSlip && `${latestSlip.title}. ${latestSlip.spokenText ?? latestSlip.text}`}
        </span>
      </VisuallyHidden>
      <LoadBoundary
        failureView={
          <Text size="entry" className={styles.fetching} role="status">
            {sheetCopy.notFetched}
          </Text>
        }
      >
        <Suspense
          fallback={
            screen.sheet && (
              <Text size="entry" className={styles.fetching} role="status">
                {sheetCopy.fetching}
              </Text>
            )
          }
        >
          <OpenSheets screen={screen} />
        </Suspense>
      </LoadBoundary>
      <LoadBoundary>
        <Suspense>
          <PrintedDay screen={screen} />
        </Suspense>
      </LoadBoundary>
      <LoadBoundary>
        <Suspense>
          <ScreenShortcuts screen={screen} />
        </Suspense>
      </LoadBoundary>
      <LoadBoundary>
        <Suspense>
          {leftState?.isOpen && (
            <LeftSheet {...leftState} nameOf={nameIn(screen)} onClose={leftState.close} />
          )}
          {refused && (
            <RefusalSheet
              refused={refused}
              view={screen.partyOf(refused.visit.command.party)}
              onHistory={(view) => {
                screen.dismissRefusal();
                screen.openParty(view);
              }}
              onClose={screen.dismissRefusal}
            />
          )}
        </Suspense>
      </LoadBoundary>
    </Panel>
  );
}

/** Slips and unsent presses, over the list, so that its rows stay in place. */
function Notices({
  screen,
  leftState,
}: {
  screen: TodayScreen;
  leftState: ReturnType<typeof useLeftPresses>;
}) {
  const { slip: lastSlip, pinnedSlips, showSlip } = screen;
  const slips = lastSlip ? [...pinnedSlips, lastSlip] : pinnedSlips;
  return (
    <div className={styles.notices}>
      {slips.length > 0 && (
        <Stack gap={8} className={styles.toast}>
          {slips.map(({ Buttons, undo, ...slip }) => (
            <Slip
              {...slip}
              key={slip.id}
              onUndo={undo}
              onExpire={() => (slip.isPinned ? screen.closePinned(slip.id) : showSlip(undefined))}
            >
              {Buttons && <Buttons view={screen.partyOf(slip.id)} actions={screen.actions} />}
            </Slip>
          ))}
        </Stack>
      )}
      {leftState && (
        <Cluster
          gap={8}
          gapX={12}
          align="center"
          justify="between"
          rule="above"
          className={styles.footNotice}
        >
          <Notice dense kind="warning">
            {dayCopy.leftWaiting(leftState.leftPresses.name, leftState.leftPresses.presses.length)}
          </Notice>
          <Press kind="line" isSmall onPress={leftState.open}>
            {dayCopy.lookAtLeft}
          </Press>
        </Cluster>
      )}
    </div>
  );
}

/** Names of the parties on screen, by id. */
const nameIn = (screen: TodayScreen) => (party: string) => {
  const view = screen.partyOf(party);
  return view && partyName(view);
};
