import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { barCopy } from '#app/content/staff/today-copy.ts';
import { giveFocus } from '#app/ui/give-focus.ts';
import type { LiveStateProps } from '#app/ui/staff-frame/live-state.tsx';
import type { ShipHours } from '#shared/calendar/day-edit.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { isNearDay } from '#shared/staff/parties/near-day.ts';
import { type CalendarDate, dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import type { KeptState } from '../../kept/kept-state.ts';
import { useKept } from '../../kept/use-kept.ts';
import type { NetworkView } from '../../offline/network-view.ts';
import { type OfflineProblem, offlineProblemOf } from '../../offline/offline-problem.ts';
import { useNetworkView } from '../../offline/use-network-view.ts';
import { type Layout, useLayout } from '../../page/use-layout.ts';
import { loadReviewCount } from '../../review/load-review-count.ts';
import type { DayAccess } from '../day/day-access.ts';
import { type TodayData, useToday } from '../day/use-today.ts';
import { useTypedAhead } from '../find/use-typed-ahead.ts';
import { type PrintJob, type PrintRequest, usePrintJob } from '../paper/use-print-job.ts';
import { nameButtonOf } from '../press/name-of.ts';
import { useShortcutSetting } from '../shortcuts/use-shortcut-setting.ts';
import { startsForWalkIns } from '../view/alternative-starts.ts';
import { useDayCalendar } from '../view/closed-day.ts';
import type { PartyActions } from '../view/party-actions.ts';
import { openFlagsOf, type PartyView } from '../view/party-view.ts';
import { type HourView, type StartView, totalsOf, viewHours, viewStarts } from '../view/start-view.ts';
import type { OpenSheet } from './open-sheet.ts';
import { useClock } from './use-clock.ts';
import { useLatest } from './use-latest.ts';
import { useOpenStart } from './use-open-start.ts';
import { type PartyCommands, type SlipContent, usePartyActions } from './use-party-actions.ts';
import { useSheet } from './use-sheet.ts';

/** The state and actions shared by all parts of the screen. */
export interface TodayScreen extends DayAccess, TodayData, PartyCommands {
  readonly layout: Layout;
  readonly isWide: boolean;
  readonly now: Date;
  readonly today: CalendarDate;
  readonly date: CalendarDate;
  /** Whether the day is still to come. */
  readonly isFuture: boolean;
  readonly canArrive: boolean;
  /** Minutes since midnight; undefined on another day. */
  readonly nowMinutes: number | undefined;
  readonly starts: readonly StartView[];
  readonly hours: readonly HourView[];
  /** Ships in port on the day. */
  readonly ships: readonly ShipHours[];
  readonly totals: ReturnType<typeof totalsOf>;
  readonly isEmpty: boolean;
  /** Whether the day is reduced to what a shared device may show while no one is identified. */
  readonly isReduced: boolean;
  readonly people: Readonly<Record<string, string>>;
  readonly start: StartView | undefined;
  readonly openStart: (start: StartView) => void;
  readonly touch: () => void;
  readonly chosenParty: PartyView | undefined;
  /** How often the chosen party was opened next to the list; undefined while it is only selected. */
  readonly openCount: number | undefined;
  readonly partyOf: (id: string) => PartyView | undefined;
  readonly openParty: (view: PartyView) => void;
  /** Selects a party without opening it. */
  readonly choose: (view: PartyView) => void;
  readonly sheet: OpenSheet | undefined;
  readonly setSheet: (sheet: OpenSheet | undefined) => void;
  /** Whether the search is shown in place of the list. */
  readonly isFinding: boolean;
  readonly chooseDay: (date: CalendarDate) => void;
  /** Opens the scan screen, which always shows today. */
  readonly openScan: () => void;
  readonly showAdded: (party: Party, slip: SlipContent) => void;
  /** Shows a party that was changed or cancelled, or that got another email, with the text of the slip. */
  readonly showChanged: (party: Party, slipText: { readonly title: string; readonly text: string }) => void;
  /** Shows all parties of a start whose language was changed. */
  readonly showLanguageChange: (parties: readonly Party[], title: string) => void;
  /** Opens the day of a party, and the party once it is loaded. */
  readonly openPartyOnDay: (party: Party) => void;
  /** Why no party can be added now. */
  readonly walkInDisabledReason: string | undefined;
  readonly network: NetworkView;
  readonly isOffline: boolean;
  /** Why this device cannot keep presses, or not with the right time. */
  readonly offlineProblem: OfflineProblem | undefined;
  /** The state in the bar. */
  readonly liveState: LiveStateProps['connection'];
  /** Offline, the minute since which the list may be incomplete; 0 if the list is of an earlier day. */
  readonly offlineMinutes: number | undefined;
  readonly kept: KeptState;
  readonly print: (press: PrintRequest) => void;
  /** The run sheet that was requested; undefined once it is printed. */
  readonly printJob: PrintJob | undefined;
  readonly endPrintJob: () => void;
  /** Letters typed before the search is on screen. */
  readonly typedAhead: { readonly current: string };
  readonly hasShortcuts: boolean;
  readonly setShortcuts: (isOn: boolean) => void;
}

const emptyReply = { starts: [] };
const noNames: Readonly<Record<string, string>> = {};

export function useScreen(access: DayAccess): TodayScreen {
  const { colleague, onAskColleague: onWho, clock } = access;
  const now = useClock(clock);
  const today = dateOf(now);
  const [chosenDate = today, setChosenDate] = useState<CalendarDate>();
  // Without identification only today and tomorrow can be read, so another day closes when its colleague leaves.
  const canShowDay = (day: CalendarDate) => colleague !== undefined || isNearDay(day, now);
  const date = canShowDay(chosenDate) ? chosenDate : today;
  const data = useToday(date, access);
  const layout = useLayout();
  const { sheet, setSheet } = useSheet(colleague !== undefined, onWho);
  // The next colleague stays on the day that is shown. An open sheet waits for its colleague, and so does its day.
  if (date !== chosenDate && sheet === undefined) setChosenDate(undefined);
  const [chosenId, setSelectedId] = useState<string>();
  const [openCount, setOpenCount] = useState<number>();
  const setChosenId = (id: string | undefined) => {
    setSelectedId(id);
    setOpenCount(undefined);
  };
  const openInPanel = (id: string) => {
    setSelectedId(id);
    setOpenCount((before = 0) => before + 1);
  };
  const typedAhead = useTypedAhead(sheet?.kind === 'find');
  const [hasShortcuts, setShortcuts] = useShortcutSetting();
  const calendar = useDayCalendar();
  const { unsent } = data;
  const { connection, snapshot } = data.day;
  const edit = calendar.editOn(date);
  const starts = useMemo(
    () => viewStarts(date, snapshot ?? emptyReply, unsent, edit),
    [date, snapshot, unsent, edit],
  );
  const isToday = date === today;
  const openStartState = useOpenStart(starts, now, isToday);
  const parties = starts.flatMap((start) => start.parties);
  const partyOf = (id: string) => parties.find(({ party }) => party.id === id);
  const openParty = ({ party }: PartyView) => {
    if (layout !== 'desk') {
      setChosenId(party.id);
      setSheet({ kind: 'record', party: party.id });
    } else if (colleague === undefined) {
      onWho(() => openInPanel(party.id));
    } else {
      openInPanel(party.id);
      setSheet(undefined);
    }
  };
  const navigate = useNavigate();
  const kept = useKept();
  const network = useNetworkView(data, kept, clock);
  const isOffline = network.status === 'offline';
  const offlineProblem = offlineProblemOf(kept, isOffline);
  const listedAt = network.asOf ?? network.since;
  const commands = usePartyActions(data, access, setSheet, openParty, isOffline, (press) =>
    kept.waiting.some(({ id }) => id === press),
  );
  const canAdd = startsForWalkIns(starts, now).length > 0;
  const openDay = (next: CalendarDate) => {
    setChosenDate(next === today ? undefined : next);
    setChosenId(undefined);
    setSheet(undefined);
    openStartState.open(undefined);
  };
  const chooseDay = (next: CalendarDate) => {
    if (canShowDay(next)) openDay(next);
    else onWho(() => openDay(next));
  };
  const actions = useLatest<PartyActions>({
    ...commands.actions,
    decide: () => void navigate(staffPaths.review),
    ...(isOffline &&
      date === today &&
      data.canAddWalkInsOffline && {
        join: ({ party }: PartyView) => setSheet({ kind: 'join', party: party.id }),
      }),
  });
  const isReduced = snapshot?.isReduced ?? colleague === undefined;
  const { print, ...printing } = usePrintJob(date, chooseDay);
  const screen: TodayScreen = {
    ...access,
    ...data,
    ...commands,
    actions,
    layout,
    isWide: layout !== 'phone',
    now,
    today,
    date,
    isFuture: date > today,
    canArrive: date <= today,
    nowMinutes: isToday ? minutesOf(now) : undefined,
    starts,
    hours: viewHours(starts),
    ships: snapshot?.ships ?? [],
    totals: totalsOf(starts),
    isEmpty: parties.length === 0,
    isReduced,
    people: { ...(snapshot?.people ?? noNames), ...(colleague && { [colleague.id]: colleague.name }) },
    start: openStartState.start,
    openStart: ({ slot }) => openStartState.open(slot.id),
    touch: openStartState.recordTouch,
    chosenParty: chosenId === undefined ? undefined : partyOf(chosenId),
    openCount,
    partyOf,
    openParty,
    choose: ({ party }) => setChosenId(party.id),
    sheet,
    setSheet,
    isFinding: layout === 'desk' && sheet?.kind === 'find',
    chooseDay,
    openScan() {
      if (date !== today) openDay(today);
      setSheet({ kind: 'scan' });
    },
    openPartyOnDay(party) {
      openDay(party.date as CalendarDate);
      openStartState.open(party.tourId);
      setChosenId(party.id);
      if (layout !== 'desk') setSheet({ kind: 'record', party: party.id });
    },
    showLanguageChange(parties, title) {
      setSheet(undefined);
      for (const party of parties) data.accept(party);
      data.refresh();
      commands.showSlip({ id: `${title}-${now.getTime()}`, title, text: '', undo: undefined });
    },
    showChanged(party, slipText) {
      setSheet(undefined);
      // Only the server's response removes the party from its old start.
      if (partyOf(party.id)?.party.tourId === party.tourId) data.accept(party);
      data.refresh();
      commands.showSlip({ id: `${party.id}-${party.staffChanges?.length}`, ...slipText, undo: undefined });
    },
    showAdded(party, slip) {
      data.accept(party);
      setSheet(undefined);
      if (party.date === date) openStartState.open(party.tourId);
      commands.showSlip(slip);
    },
    walkInDisabledReason:
      isOffline && !data.canAddWalkInsOffline
        ? barCopy.walkInOffline
        : canAdd || snapshot === undefined
          ? undefined
          : isToday
            ? barCopy.walkInOver
            : barCopy.walkInNone,
    network,
    isOffline,
    offlineProblem,
    liveState:
      (offlineProblem?.kind === 'clock' ? undefined : offlineProblem?.kind) ??
      (connection === 'ended'
        ? connection
        : isOffline
          ? 'offline'
          : network.status === 'sending'
            ? 'sending'
            : connection),
    offlineMinutes: isToday && isOffline && listedAt !== undefined ? minuteOn(date, listedAt) : undefined,
    kept,
    ...printing,
    print(press) {
      const start = () => {
        setSheet(undefined);
        print(press);
      };
      if (colleague === undefined) onWho(start);
      else start();
    },
    typedAhead,
    hasShortcuts,
    setShortcuts,
  };
  const { failedPress } = kept;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press that is not kept
  useEffect(() => {
    if (failedPress !== undefined) commands.showSlip(undefined);
  }, [failedPress]);
  const isSent = network.status === 'sent';
  const flaggedCount = parties.filter((view) => openFlagsOf(view).length > 0).length;
  useEffect(() => {
    // Delivered presses may need a decision, and so do parties whose entries contradict each other.
    if (isSent || flaggedCount > 0)
      loadReviewCount()
        .then(({ recountReview }) => recountReview(access.client))
        .catch(() => {});
  }, [isSent, flaggedCount, access.client]);
  useChosenInView(screen.chosenParty?.party.id, openCount !== undefined);
  return screen;
}

/** The minute of the day at which something began; 0 if it was earlier. */
const minuteOn = (date: CalendarDate, seconds: number): number => {
  const at = new Date(seconds * 1000);
  return dateOf(at) < date ? 0 : minutesOf(at);
};

/** Scrolls to the chosen party, and focuses it while it is not opened. */
function useChosenInView(chosenId: string | undefined, isOpened: boolean): void {
  useEffect(() => {
    if (chosenId === undefined) return;
    const row = document.querySelector(`[data-party="${chosenId}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
    if (!isOpened) giveFocus(nameButtonOf(chosenId), { preventScroll: true });
  }, [chosenId, isOpened]);
}
