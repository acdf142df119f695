import { useEffect, useState } from 'react';
import type { KeptQueue, KeptState, DoorList as StoredList } from '#app/console/kept/kept-state.ts';
import { ticketParties } from '#app/console/kept/ticket-parties.ts';
import { useKept, useKeptQueue } from '#app/console/kept/use-kept.ts';
import type { DoorParty, PartyList } from '#app/console/scan/door-party.ts';
import { missingEntries } from '#shared/staff/parties/missing-entries.ts';
import type { TicketKey } from '#shared/ticket/ticket.ts';
import type { TodayScreen } from './use-screen.ts';

/** The parties and ticket keys for the scan screen, from the day on screen and the device's storage. */
export function useDoorList(screen: Pick<TodayScreen, 'date' | 'starts' | 'day' | 'client'>): {
  readonly list: PartyList;
  readonly keys: readonly TicketKey[];
  /** Whether the keys are loaded, even if there are none. */
  readonly isReady: boolean;
} {
  const queue = useKeptQueue();
  const kept = useKept();
  const { client } = screen;
  const [storedList, setStoredList] = useState<StoredList>();
  const [keys, setKeys] = useState<readonly TicketKey[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again with every press
  useEffect(() => {
    let isCancelled = false;
    queue?.doorList().then(
      (list) => !isCancelled && setStoredList(list),
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [queue, kept.waiting, kept.sent, kept.filesReadAt]);
  useEffect(() => {
    let isCancelled = false;
    readKeys(queue, client).then((loadedKeys) => !isCancelled && setKeys(loadedKeys));
    return () => {
      isCancelled = true;
    };
  }, [queue, client]);
  return { list: listOf(screen, storedList, kept), keys: keys ?? [], isReady: keys !== undefined };
}

/** The server's current keys or, without a response, the stored ones. */
async function readKeys(
  queue: KeptQueue | undefined,
  client: TodayScreen['client'],
): Promise<readonly TicketKey[]> {
  const storedKeys = (await queue?.values.get('ticket-keys').catch(() => undefined)) as
    | readonly TicketKey[]
    | undefined;
  if (storedKeys !== undefined && queue?.getState().network.status === 'offline') return storedKeys;
  try {
    const { keys } = await client('listTicketKeys');
    await queue?.values.put('ticket-keys', keys).catch(() => {});
    return keys;
  } catch {
    return storedKeys ?? [];
  }
}

/** Takes the day on screen, which is newer than its file, and all other days from their files. */
function listOf(
  { date, starts, day }: Pick<TodayScreen, 'date' | 'starts' | 'day'>,
  storedList: StoredList | undefined,
  { waiting, sent }: Pick<KeptState, 'waiting' | 'sent'>,
): PartyList {
  const hasDay = day.snapshot !== undefined && !day.snapshot.isReduced;
  const partiesOnScreen = hasDay
    ? starts.flatMap(({ parties }) =>
        parties.map(
          ({ party, unsent }): DoorParty => ({
            ...party,
            log: [...party.log, ...missingEntries(party.log, unsent)],
          }),
        ),
      )
    : [];
  const partiesOfOtherDays = (storedList?.parties ?? []).filter((party) => !hasDay || party.date !== date);
  const knownIds = new Set([...partiesOnScreen, ...partiesOfOtherDays].map(({ id }) => id));
  const partiesByTicket = hasDay ? ticketParties(date, knownIds, [...sent, ...waiting]) : [];
  return {
    parties: [...partiesOnScreen, ...partiesByTicket, ...partiesOfOtherDays],
    readAt: new Map([
      ...(storedList?.readAt ?? []),
      ...(hasDay ? [[date, day.snapshot?.asOf ?? 0] as const] : []),
    ]),
  };
}
