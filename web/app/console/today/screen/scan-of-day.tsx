import { useContext } from 'react';
import { SessionContext } from '#app/console/api/session-context.ts';
import type { NewPress } from '#app/console/kept/kept-state.ts';
import { useKeptQueue } from '#app/console/kept/use-kept.ts';
import type { DoorActions, Finding } from '#app/console/scan/door-party.ts';
import { ScanSheet } from '#app/console/scan/scan-sheet.tsx';
import { isChangedSince } from '#shared/ticket/judge-ticket.ts';
import { startsForWalkIns } from '../view/alternative-starts.ts';
import { useDoorList } from './use-door-list.ts';
import type { TodayScreen } from './use-screen.ts';

/** Number of starts offered for guests who have only letters. */
const maxOfferedStarts = 2;

/** The scan screen of today, with the actions of its buttons. */
export function ScanOfDay({ screen, onClose }: { screen: TodayScreen; onClose: () => void }) {
  const queue = useKeptQueue();
  const session = useContext(SessionContext);
  const { list, keys, isReady } = useDoorList(screen);
  const { colleague, now, start, starts, date, partyOf, setSheet } = screen;
  const openStarts = startsForWalkIns(starts, now).filter(
    ({ slot }) => slot.type === (start?.slot.type ?? slot.type),
  );
  const firstIndex = Math.max(
    openStarts.findIndex(({ slot }) => slot.id === start?.slot.id),
    0,
  );
  const offeredStarts = openStarts.slice(firstIndex, firstIndex + maxOfferedStarts);

  /** Keeps a press that no live call can record. */
  async function keep(press: Pick<NewPress, 'party' | 'action' | 'known' | 'ticket'>): Promise<boolean> {
    if (queue === undefined || colleague === undefined) return false;
    try {
      await queue.keepPress({ by: colleague.id, identified: screen.identified ?? 'owner', ...press });
      return true;
    } catch {
      return false;
    }
  }

  /** Includes the ticket if the device knows the party, or its latest change, only from the ticket. */
  function keepFinding(finding: Finding, action: NewPress['action']): Promise<boolean> {
    const { booked, party, statement, ticket } = finding;
    const { date: day, tourId } = booked;
    const knownEntries = (party?.log ?? []).filter(({ kind }) => kind !== 'note').map(({ id }) => id);
    return keep({
      party: { date: day, tourId, id: party?.id ?? statement?.id ?? '' },
      action,
      ...(knownEntries.length > 0 && { known: knownEntries }),
      ...(ticket !== undefined && (party === undefined || isChangedSince(finding)) && { ticket }),
    });
  }

  const actions: DoorActions = {
    arrive(finding, guests) {
      const view = finding.party && partyOf(finding.party.id);
      if (view !== undefined && !isChangedSince(finding)) {
        screen.actions.arrive(view, guests);
        return true;
      }
      return keepFinding(finding, { kind: 'arrive', guests });
    },
    join: (finding, guests, tourId) => keepFinding(finding, { kind: 'join', guests, tourId }),
    letIn: ({ letters, guests, tourId }) =>
      keep({ party: { date, letters, tourId }, action: { kind: 'arrive', guests } }),
    walkIn: (count) => setSheet({ kind: 'walk-in', startId: start?.slot.id, count }),
    open(finding) {
      const view = finding.party && partyOf(finding.party.id);
      setSheet(undefined);
      if (view) screen.openParty(view);
    },
    find: () => setSheet({ kind: 'find' }),
  };
  if (!isReady) return null;
  return (
    <ScanSheet
      list={list}
      keys={keys}
      now={now}
      startOnScreen={
        start && {
          tourId: start.slot.id,
          free: start.freePlaces,
          ...(start.language && { language: start.language }),
        }
      }
      starts={offeredStarts.map(({ slot }) => slot.id)}
      nameOf={(person) => screen.people[person]}
      device={session?.device.id}
      actions={actions}
      onClose={onClose}
    />
  );
}
