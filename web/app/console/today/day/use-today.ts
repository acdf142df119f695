import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newCommandId } from '#app/console/api/command-id.ts';
import type { VisitAction } from '#app/console/api/unsent-visits.ts';
import { storedUnsent, storeUnsent, type UnsentCommand } from '#app/console/api/unsent-visits.ts';
import type { CallProblem } from '#app/requests/client.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { DayAccess } from './day-access.ts';
import { DayPoller, type PolledDay, pageContext } from './day-poller.ts';
import { entryOf, VisitQueue } from './visit-queue.ts';

export interface RefusedVisit {
  readonly visit: UnsentCommand;
  readonly problem: CallProblem;
}

export interface TodayData {
  readonly day: PolledDay;
  /** Commands awaiting an answer, by party. */
  readonly unsent: ReadonlyMap<string, readonly VisitEntry[]>;
  readonly waiting: readonly UnsentCommand[];
  readonly refused: RefusedVisit | undefined;
  readonly dismissRefusal: () => void;
  /** Returns the id of the press; undefined, recording nothing, without an active colleague. */
  readonly press: (party: Pick<Party, 'id' | 'date' | 'tourId'>, action: VisitAction) => string | undefined;
  /** Sends the unsent presses of a former colleague on behalf of the active one. */
  readonly takeOver: (presses: readonly UnsentCommand[]) => void;
  /** Keeps a walk-in without a network; absent where this device keeps nothing. */
  readonly keepWalkIn?: (walkIn: {
    readonly tourId: number;
    readonly guests: number;
    readonly language: TourLanguage;
  }) => void;
  /** Takes a party that has just been added. */
  readonly accept: (party: Party) => void;
  readonly end: () => void;
  readonly refresh: () => void;
}

const none: readonly UnsentCommand[] = [];

/** The day on screen, kept up to date, and the unanswered presses. */
export function useToday(date: CalendarDate, { me, reading, client, clock }: DayAccess): TodayData {
  const [, setVersion] = useState(0);
  const changed = useCallback(() => setVersion((version) => version + 1), []);
  const [refused, setRefused] = useState<RefusedVisit>();
  const poller = useMemo(() => new DayPoller(date, reading, changed, pageContext), [date, reading, changed]);
  const current = useRef(poller);
  current.current = poller;
  const author = me?.id;
  // Unsent presses belong to one person.
  const queue = useMemo(() => {
    if (author === undefined) return undefined;
    const presses: VisitQueue = new VisitQueue(
      client,
      {
        changed() {
          storeUnsent(author, presses.waiting);
          changed();
        },
        stored: (party) => current.current.accept(party),
        refused(visit, problem) {
          setRefused({ visit, problem });
          current.current.pollNow();
        },
        ended: () => current.current.end(),
      },
      storedUnsent(author),
    );
    return presses;
  }, [author, client, changed]);

  useEffect(() => {
    queue?.start();
    return () => queue?.stop();
  }, [queue]);

  useEffect(() => {
    const wake = () => {
      poller.pollNow();
      queue?.sendNow();
    };
    poller.start();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      poller.stop();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [poller, queue]);

  const hasColleague = author !== undefined;
  const hadColleague = useRef(hasColleague);
  useEffect(() => {
    if (hadColleague.current === hasColleague) return;
    hadColleague.current = hasColleague;
    poller.reload(hasColleague);
  }, [poller, hasColleague]);

  const waiting = queue?.waiting ?? none;
  const unsent = useMemo(() => {
    const byParty = new Map<string, VisitEntry[]>();
    for (const visit of waiting) {
      const { party } = visit.command;
      byParty.set(party, [...(byParty.get(party) ?? []), entryOf(visit, author ?? '')]);
    }
    return byParty;
  }, [waiting, author]);

  return {
    day: poller.state,
    unsent,
    waiting,
    refused,
    dismissRefusal: () => setRefused(undefined),
    press(party, action) {
      if (queue === undefined) return undefined;
      const commandId = newCommandId();
      const { id, date: day, tourId } = party;
      const command = { commandId, date: day as CalendarDate, tourId, party: id, action };
      queue.add({ command, at: Math.floor(clock().getTime() / 1000) });
      return commandId;
    },
    takeOver(presses) {
      for (const press of presses) queue?.add(press);
    },
    accept: (party) => poller.accept(party),
    end: () => poller.end(),
    refresh: () => poller.pollNow(),
  };
}
