import { useContext } from 'react';
import { SessionContext } from '#app/console/api/session-context.ts';
import type { NewPress } from '#app/console/kept/kept-state.ts';
import { useKeptQueue } from '#app/console/kept/use-kept.ts';
import type { DoorActions, Finding } from '#app/console/scan/door-party.ts';
import { ScanSheet } from '#app/console/scan/scan-sheet.tsx';
import { isChangedSince } from '#shared/ticket/judge-ticket.ts';
import { openStarts } from '../view/room.ts';
import { useDoorList } from './use-door-list.ts';
import type { TodayScreen } from './use-screen.ts';

/** How many starts are offered for guests with letters alone. */
const offeredStarts = 2;

/** The scan screen of today, and what its keys record. */
export function ScanOfDay({ screen, onClose }: { screen: TodayScreen; onClose: () => void }) {
  const queue = useKeptQueue();
  const session = useContext(SessionContext);
  const { list, keys, isReady } = useDoorList(screen);
  const { me, now, start, starts, date, partyOf, setSheet } = screen;
  const open = openStarts(starts, now).filter(({ slot }) => slot.type === (start?.slot.type ?? slot.type));
  const from = Math.max(
    open.findIndex(({ slot }) => slot.id === start?.slot.id),
    0,
  );
  const offered = open.slice(from, from + offeredStarts);

  /** Keeps a fact that no live call can record. */
  async function keep(press: Pick<NewPress, 'party' | 'action' | 'known' | 'ticket'>): Promise<boolean> {
    if (queue === undefined || me === undefined) return false;
    try {
      await queue.keepPress({ by: me.id, identified: screen.identified ?? 'owner', ...press });
      return true;
    } catch {
      return false;
    }
  }

  /** The ticket goes along where it is what the device knows of the party. */
  function keepFinding(finding: Finding, action: NewPress['action']): Promise<boolean> {
    const { booked, party, statement, ticket } = finding;
    const { date: day, tourId } = booked;
    const known = (party?.log ?? []).filter(({ kind }) => kind !== 'note').map(({ id }) => id);
    return keep({
      party: { date: day, tourId, id: party?.id ?? statement?.id ?? '' },
      action,
      ...(known.length > 0 && { known }),
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
      shown={
        start && {
          tourId: start.slot.id,
          free: start.free,
          ...(start.language && { language: start.language }),
        }
      }
      starts={offered.map(({ slot }) => slot.id)}
      nameOf={(person) => screen.people[person]}
      device={session?.device.id}
      actions={actions}
      onClose={onClose}
    />
  );
}
