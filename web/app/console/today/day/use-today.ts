import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newCommandId } from '#app/console/api/command-id.ts';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import type { VisitAction } from '#app/console/api/unsent-visits.ts';
import { storedUnsent, storeUnsent, type UnsentCommand } from '#app/console/api/unsent-visits.ts';
import { partyIn } from '#app/console/kept/day-snapshot.ts';
import { keepWalkIns } from '#app/console/kept/keep-walk-ins.ts';
import { isKeptWalkIn } from '#app/console/kept/kept-action.ts';
import { withKept } from '#app/console/kept/kept-day.ts';
import { assignToListedParties, entriesByParty } from '#app/console/kept/kept-entries.ts';
import { canStorePresses } from '#app/console/kept/kept-state.ts';
import { useKept, useKeptQueue } from '#app/console/kept/use-kept.ts';
import type { CallProblem } from '#app/requests/client.ts';
import type { Party, Start } from '#shared/contracts/staff/party.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { DayAccess } from './day-access.ts';
import { DayPoller, type PolledDay, pageContext } from './day-poller.ts';
import { useKeeping } from './use-keeping.ts';
import { useStoredDay } from './use-stored-day.ts';
import { entryOf, VisitQueue } from './visit-queue.ts';

export interface RefusedVisit {
  readonly visit: UnsentCommand;
  readonly problem: CallProblem;
}

export interface TodayData {
  readonly day: PolledDay;
  /** The entries of unsent commands, by party. */
  readonly unsent: ReadonlyMap<string, readonly VisitEntry[]>;
  readonly waiting: readonly UnsentCommand[];
  readonly refused: RefusedVisit | undefined;
  readonly dismissRefusal: () => void;
  /** Records a press and returns its id. Without an active colleague, records nothing and returns undefined. */
  readonly press: (party: Pick<Party, 'id' | 'date' | 'tourId'>, action: VisitAction) => string | undefined;
  /** Adds walk-ins. The device keeps a walk-in if no response comes. */
  readonly walkInClient: StaffClient;
  /** Whether walk-ins can be added offline. */
  readonly canAddWalkInsOffline: boolean;
  /** Sends the unsent presses of a former colleague on behalf of the active one. */
  readonly adoptPresses: (presses: readonly UnsentCommand[]) => void;
  /** Shows a party that has just been added. */
  readonly accept: (party: Party) => void;
  readonly end: () => void;
  readonly refresh: () => void;
}

const noCommands: readonly UnsentCommand[] = [];

/** The day on screen, kept up to date, and the presses without a response. */
export function useToday(date: CalendarDate, access: DayAccess): TodayData {
  const { colleague, readingClient, client, clock, identified = 'owner' } = access;
  const device = useKeptQueue();
  const kept = useKept();
  const [, setVersion] = useState(0);
  const rerender = useCallback(() => setVersion((version) => version + 1), []);
  const [refused, setRefused] = useState<RefusedVisit>();
  const poller = useMemo(
    () => new DayPoller(date, readingClient, rerender, pageContext),
    [date, readingClient, rerender],
  );
  const latestPoller = useRef(poller);
  latestPoller.current = poller;
  const author = colleague?.id;
  // Unsent presses belong to one person.
  const queue = useMemo(() => {
    if (author === undefined) return undefined;
    const presses: VisitQueue = new VisitQueue(
      client,
      {
        onChange() {
          storeUnsent(author, presses.waiting);
          rerender();
        },
        onStored: (party) => latestPoller.current.accept(party),
        onRefused(visit, problem) {
          setRefused({ visit, problem });
          latestPoller.current.pollNow();
        },
        onEnded: () => latestPoller.current.end(),
      },
      storedUnsent(author),
    );
    return presses;
  }, [author, client, rerender]);

  useEffect(() => {
    queue?.start();
    return () => queue?.stop();
  }, [queue]);

  useEffect(() => {
    const pollAndSend = () => {
      poller.pollNow();
      queue?.sendNow();
    };
    poller.start();
    document.addEventListener('visibilitychange', pollAndSend);
    window.addEventListener('online', pollAndSend);
    return () => {
      poller.stop();
      document.removeEventListener('visibilitychange', pollAndSend);
      window.removeEventListener('online', pollAndSend);
    };
  }, [poller, queue]);

  const keeping = useKeeping({ queue, author, identified, device, kept });
  const hasColleague = author !== undefined;
  useStoredDay({ poller, date, hasColleague, device, kept });
  const hadColleague = useRef(hasColleague);
  useEffect(() => {
    if (hadColleague.current === hasColleague) return;
    hadColleague.current = hasColleague;
    poller.reload(hasColleague);
  }, [poller, hasColleague]);

  const polledDay = poller.state;
  const waiting = queue?.waiting ?? noCommands;
  const unsent = useMemo(() => {
    const { snapshot } = polledDay;
    const starts = snapshot === undefined || snapshot.isReduced ? [] : (snapshot.starts as readonly Start[]);
    const entriesOfParties = new Map<string, readonly VisitEntry[]>(
      entriesByParty(assignToListedParties(starts, kept.waiting)),
    );
    for (const visit of waiting) {
      const { party, commandId } = visit.command;
      const entries = entriesOfParties.get(party) ?? [];
      if (!entries.some(({ id }) => id === commandId))
        entriesOfParties.set(party, [...entries, entryOf(visit, author ?? '')]);
    }
    return entriesOfParties;
  }, [waiting, author, kept.waiting, polledDay]);

  const walkInClient = useMemo(
    () => (device && author !== undefined ? keepWalkIns(client, device, { by: author, identified }) : client),
    [client, device, author, identified],
  );

  const day = useMemo((): PolledDay => {
    const isOffline = kept.network.status === 'offline' && polledDay.connection !== 'ended';
    return {
      ...polledDay,
      snapshot: polledDay.snapshot && withKept(date, polledDay.snapshot, kept),
      connection: isOffline ? 'offline' : polledDay.connection,
    };
  }, [polledDay, date, kept]);

  return {
    day,
    unsent,
    waiting,
    refused,
    dismissRefusal: () => setRefused(undefined),
    press(party, action) {
      if (queue === undefined) return undefined;
      const commandId = newCommandId();
      const { id, date: day, tourId } = party;
      const command = { commandId, date: day as CalendarDate, tourId, party: id, action };
      const log = partyIn(poller.state.snapshot, id)?.log ?? [];
      const known = log.filter(({ kind }) => kind !== 'note').map((entry) => entry.id);
      keeping.add({ command, at: Math.floor(clock().getTime() / 1000), ...(known.length > 0 && { known }) });
      return commandId;
    },
    adoptPresses(presses) {
      for (const press of presses) queue?.add(press);
    },
    accept(party) {
      // The device shows its walk-ins until the server lists them.
      if (!isKeptWalkIn(party.id, device?.getState().waiting ?? [])) poller.accept(party);
    },
    walkInClient,
    canAddWalkInsOffline: device !== undefined && author !== undefined && canStorePresses(kept.storage),
    end: () => poller.end(),
    refresh: () => poller.pollNow(),
  };
}
