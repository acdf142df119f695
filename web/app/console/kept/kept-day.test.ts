import { describe, expect, it } from 'vitest';
import type { Start } from '#shared/contracts/staff/party.ts';
import type { KeptAction, PressedParty } from '#shared/kept-presses/press.ts';
import { arrivalId } from '#shared/staff/parties/arrival-id.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import { party, shipDate, start } from '../today/day/ship-day.testing.ts';
import type { DaySnapshot } from './day-snapshot.ts';
import { keptActionOf, pressedPartyOf } from './kept-action.ts';
import { reducedDay, withKept } from './kept-day.ts';
import { assignToListedParties, entriesByParty, partiesWith } from './kept-entries.ts';
import type { WaitingPress } from './kept-state.ts';

let ids = 0;

function press(
  action: KeptAction,
  pressedParty: PressedParty,
  more: Partial<WaitingPress> = {},
): WaitingPress {
  ids += 1;
  const id = ids.toString(16).padStart(24, '0');
  return {
    id,
    device: 'DEVCE00001',
    key: 'k'.repeat(22),
    n: ids,
    by: 'PERSN00001',
    identified: 'owner',
    madeAt: 1_796_000_000_000,
    at: 1_796_000_000_000,
    party: 'walkIn' in pressedParty ? { ...pressedParty, walkIn: id } : pressedParty,
    seen: [],
    action,
    status: 'waits',
    isCarried: false,
    ...more,
  };
}

const guest = party(8, 'É Exemple', 4);
const listedParty = { date: shipDate, tourId: 8, id: guest.id };
const dayOfStarts = (starts: readonly Start[]): DaySnapshot => ({
  starts,
  ships: [],
  isReduced: false,
  people: {},
  colleagues: [],
  revision: '1',
  asOf: 0,
});
const day = dayOfStarts([start(8, 'English', [guest])]);
const startsOf = (snapshot: DaySnapshot) => snapshot.starts as readonly Start[];
const recordedId = 'p-recorded';
/** The list once the server has recorded a walk-in. */
function listWith({ id, at, by, device }: WaitingPress): DaySnapshot {
  const arrival = { id: arrivalId(id), at, by, on: device, kind: 'arrive', guests: 3 } as const;
  return dayOfStarts([start(8, 'English', [guest, party(8, '', 3, { id: recordedId, log: [arrival] })])]);
}
const payment: KeptAction = {
  kind: 'pay',
  method: 'cash-vuv',
  amount: guest.due,
  vatu: guest.due,
  outstanding: guest.due,
};

describe('a day merged with the presses that a device keeps', () => {
  it('ignores a press of an unknown kind, which a later version of the console has kept', () => {
    const unknownPress = press({ kind: 'dance', guests: 1 } as unknown as KeptAction, listedParty);
    const kept = entriesByParty([press({ kind: 'arrive', guests: 1 }, listedParty), unknownPress]);
    expect(kept.get(guest.id)?.map(({ kind }) => kind)).toEqual(['arrive']);
  });

  it('shows a delivered payment as paid even if the list from the server does not yet contain it', () => {
    const sent = [press(payment, listedParty)];
    const [shown] = startsOf(withKept(shipDate, day, { waiting: [], sent }))[0]?.parties ?? [];
    expect(shown && partyState(shown).outstandingVuv).toBe(0);
  });

  it('counts a delivered payment once if the list from the server contains it too', () => {
    const sent = [press(payment, listedParty)];
    const log = entriesByParty(sent).get(guest.id) ?? [];
    const newer = dayOfStarts([start(8, 'English', [{ ...guest, log: [...log] }])]);
    const [shown] = startsOf(withKept(shipDate, newer, { waiting: [], sent }))[0]?.parties ?? [];
    expect(shown?.log).toHaveLength(1);
  });

  it('counts a kept walk-in and its places once, both before and after the server lists it', () => {
    const walkIn = press({ kind: 'walk-in', guests: 3 }, { date: shipDate, tourId: 8, walkIn: '' });
    const [shown] = startsOf(withKept(shipDate, day, { waiting: [walkIn], sent: [] }));
    expect(shown?.parties.map(({ guestCount }) => guestCount)).toEqual([4, 3]);
    expect(shown?.guests).toBe(7);
    const [after] = startsOf(withKept(shipDate, listWith(walkIn), { waiting: [walkIn], sent: [] }));
    expect(after?.parties).toHaveLength(2);
    expect(after?.guests).toBe(7);
  });

  it('shows presses about a kept walk-in at the listed party once the server lists it', () => {
    const walkIn = press({ kind: 'walk-in', guests: 3 }, { date: shipDate, tourId: 8, walkIn: '' });
    const pressedWalkIn = { date: shipDate, tourId: 8, walkIn: walkIn.id };
    const paidPress = { ...press(payment, listedParty), party: pressedWalkIn };
    const undone = { ...press({ kind: 'undo', entry: walkIn.id }, listedParty), party: pressedWalkIn };
    const list = listWith(walkIn);
    const [, shown] =
      startsOf(withKept(shipDate, list, { waiting: [], sent: [walkIn, paidPress] }))[0]?.parties ?? [];
    expect(shown?.log.map(({ kind }) => kind)).toEqual(['arrive', 'pay']);
    const waiting = entriesByParty(assignToListedParties(startsOf(list), [walkIn, undone]));
    expect([...waiting.keys()]).toEqual([recordedId]);
    const [undo] = waiting.get(recordedId) ?? [];
    expect(undo).toMatchObject({ kind: 'undo', entry: arrivalId(walkIn.id) });
  });

  it('shows an undone walk-in as cancelled and frees its places, unless the walk-in has paid', () => {
    const walkIn = press({ kind: 'walk-in', guests: 3 }, { date: shipDate, tourId: 8, walkIn: '' });
    const party = { date: shipDate, tourId: 8, walkIn: walkIn.id };
    const undo = { ...press({ kind: 'undo', entry: walkIn.id }, listedParty), party };
    const startWith = (...waiting: readonly WaitingPress[]) => {
      const [shown] = startsOf(withKept(shipDate, day, { waiting, sent: [] }));
      return [shown?.guests, shown?.parties[1]?.status];
    };
    expect(startWith(walkIn, undo)).toEqual([4, 'cancelled']);
    expect(startWith(walkIn, { ...press(payment, listedParty), party }, undo)).toEqual([7, 'confirmed']);
  });

  it('adds a kept payment for a kept walk-in to the party of that walk-in', () => {
    const walkIn = press({ kind: 'walk-in', guests: 2 }, { date: shipDate, tourId: 8, walkIn: '' });
    const party = pressedPartyOf({ date: shipDate, tourId: 8, id: walkIn.id }, [walkIn]);
    expect(party).toEqual({ date: shipDate, tourId: 8, walkIn: walkIn.id });
    const paidPress = { ...press(payment, listedParty), party };
    const [, shown] = partiesWith({ date: shipDate, starts: day.starts as readonly Start[] }, [
      walkIn,
      paidPress,
    ]);
    expect(shown && partyState({ ...shown, log: [...shown.log] })).toMatchObject({ here: 2 });
    expect(shown?.log.map(({ kind }) => kind)).toEqual(['arrive', 'pay']);
  });

  it('contains neither names nor sums on a shared device while no colleague is identified', () => {
    const text = JSON.stringify(reducedDay(day));
    expect(text).not.toContain('Exemple');
    expect(text).not.toContain('16000');
  });
});

describe('a press that a device may keep', () => {
  const waiting = [press({ kind: 'arrive', guests: 2 }, listedParty)];
  const undo = { action: { kind: 'undo', entry: waiting[0]?.id ?? '' } } as const;

  it('states for an arrival how many guests have arrived, but not how many were shown as here before', () => {
    expect(keptActionOf({ action: { kind: 'arrive', guests: 2, here: 1 } }, 'P', [])).toEqual({
      kind: 'arrive',
      guests: 2,
    });
  });

  it('may undo only a press that the device keeps for the same author', () => {
    expect(keptActionOf(undo, 'PERSN00001', waiting)).toEqual(undo.action);
    expect(keptActionOf(undo, 'PERSN00002', waiting)).toBeUndefined();
    expect(keptActionOf(undo, 'PERSN00001', [])).toBeUndefined();
  });
});
