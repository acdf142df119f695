import { useEffect, useRef } from 'react';
import type { UnsentCommand } from '#app/console/api/unsent-visits.ts';
import { isKeptWalkIn, keptActionOf, pressedPartyOf } from '#app/console/kept/kept-action.ts';
import { canStorePresses, type KeptQueue, type KeptState } from '#app/console/kept/kept-state.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import type { VisitQueue } from './visit-queue.ts';

/** How long a press waits for the server's response before the device keeps it. */
const maxWaitMs = 3_000;

interface KeepingOptions {
  /** Presses that wait for a response. */
  readonly queue: VisitQueue | undefined;
  readonly author: string | undefined;
  readonly identified: KeptPress['identified'];
  readonly device: KeptQueue | undefined;
  readonly kept: KeptState;
}

/**
 * Sends presses to the server, which may refuse them. The device keeps a press as a record of what happened at the door
 * if no response comes within three seconds, or at once while offline.
 */
export function useKeeping({ queue, author, identified, device, kept }: KeepingOptions) {
  const isOffline = kept.network.status === 'offline';
  const latestKept = useRef(kept);
  latestKept.current = kept;
  /** Ids of the presses that are being stored. */
  const storingIds = useRef(new Set<string>());

  const keep = (visit: UnsentCommand): boolean => {
    const { waiting, sent, storage } = latestKept.current;
    if (device === undefined || author === undefined || !canStorePresses(storage)) return false;
    const { command, at, known } = visit;
    const { commandId: id, party, date, tourId } = command;
    const presses = [...sent, ...waiting];
    const { action: requestedAction } = command;
    const undoesUnstoredPress =
      requestedAction.kind === 'undo' && storingIds.current.has(requestedAction.entry);
    const action = undoesUnstoredPress ? requestedAction : keptActionOf(command, author, presses);
    if (action === undefined) return false;
    if (storingIds.current.has(id)) return true;
    storingIds.current.add(id);
    device
      .keepPress({
        id,
        by: author,
        identified,
        party: pressedPartyOf({ date, tourId, id: party }, presses),
        action,
        ...(known !== undefined && { known }),
        madeAt: Math.min(Date.now(), at * 1000 + latestKept.current.skewMs),
      })
      .then(
        () => queue?.release(id),
        // The press stays in the queue and is sent again.
        () => queue?.sendNow(),
      )
      .finally(() => storingIds.current.delete(id));
    return true;
  };

  const keepAll = () => {
    for (const visit of queue?.waiting ?? []) keep(visit);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the network is lost, and for presses that an earlier page has left
  useEffect(() => {
    if (queue === undefined || !canStorePresses(kept.storage)) return;
    if (isOffline) return keepAll();
    const timer = setTimeout(keepAll, maxWaitMs);
    return () => clearTimeout(timer);
  }, [isOffline, kept.storage, queue]);

  return {
    add(visit: UnsentCommand): void {
      const { party, commandId } = visit.command;
      const isOnlyOnDevice = isKeptWalkIn(party, [...kept.waiting, ...kept.sent]);
      if ((isOffline || isOnlyOnDevice) && canStorePresses(kept.storage)) {
        queue?.hold(visit);
        if (keep(visit)) return;
        queue?.sendNow();
      } else queue?.add(visit);
      if (device === undefined) return;
      setTimeout(() => {
        if (queue?.waiting.some(({ command }) => command.commandId === commandId)) keep(visit);
      }, maxWaitMs);
    },
  };
}
