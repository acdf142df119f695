import { useContext } from 'react';
import { isChangedSince } from '#shared/ticket/judge-ticket.ts';
import { SessionContext } from '../api/session-context.ts';
import type { NewPress } from '../kept/kept-state.ts';
import { useKeptQueue } from '../kept/use-kept.ts';
import type { TodayScreen } from '../today/screen/use-screen.ts';
import { openStarts } from '../today/view/room.ts';
import type { DoorActions, Finding } from './door-party.ts';
import { ScanSheet } from './scan-sheet.tsx';
import { useDoorList } from './use-door-list.ts';

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
  async function keep({
    party,
    action,
    ticket,
  }: Pick<NewPress, 'party' | 'action'> & { readonly ticket?: string | undefined }): Promise<boolean> {
    if (queue === undefined || me === undefined) return false;
    const identified = session?.shared === undefined ? 'owner' : 'code';
    try {
      await queue.keepPress({ by: me.id, identified, party, action, ...(ticket && { ticket }) });
      return true;
    } catch {
      return false;
    }
  }

  const partyIn = ({ booked, party, statement }: Finding) => ({
    date: booked.date,
    tourId: booked.tourId,
    id: party?.id ?? statement?.id ?? '',
  });

  const actions: DoorActions = {
    arrive(finding, guests) {
      const view = finding.party && partyOf(finding.party.id);
      if (view !== undefined && !isChangedSince(finding)) {
        screen.actions.arrive(view, guests);
        return true;
      }
      return keep({ party: partyIn(finding), action: { kind: 'arrive', guests }, ticket: finding.ticket });
    },
    join: (finding, guests, tourId) =>
      keep({
        party: partyIn(finding),
        action: { kind: 'join', guests, tourId },
        ...(finding.party === undefined && { ticket: finding.ticket }),
      }),
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
