import type { FileParty, NewPress } from '#app/console/kept/kept-state.ts';
import { slots } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { newCommandId } from '#shared/kept-presses/press.testing.ts';
import type { KeptAction, PressedParty } from '#shared/kept-presses/press.ts';
import { arrivalId } from '#shared/staff/parties/arrival-id.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import type { Random } from './random.ts';
import type { SimulatedDevice } from './simulated-device.ts';
import type { TestServer } from './test-server.ts';

/** A press that a screen has confirmed. */
export interface ConfirmedPress {
  /** Id of the entry that the server writes. */
  readonly entry: string;
  readonly press: NewPress;
  readonly device: string;
  /** Time at the door by the server's clock, in epoch milliseconds. */
  readonly at: number;
  /** The payment is beyond the rules, so that a manager has to accept it. */
  readonly isClaim: boolean;
}

export const entryOf = (id: string, { kind }: KeptAction): string =>
  kind === 'walk-in' ? arrivalId(id) : id;

/** Identifies a listed party in a press; a walk-in of this device is identified by its command. */
function nameParty({ date, tourId, id }: FileParty, device: SimulatedDevice): PressedParty {
  const isWalkIn = device.waiting().some((press) => press.id === id && press.action.kind === 'walk-in');
  return isWalkIn ? { date, tourId, walkIn: id } : { date, tourId, id };
}

/** Creates presses for parties on the list, by the owner of the device or under the name chosen on the device. */
export function createDoorWork(server: TestServer, random: Random, date: () => string) {
  const { below, oneOf, onceIn } = random;

  async function keep(
    device: SimulatedDevice,
    press: Pick<NewPress, 'party' | 'action'> & Partial<NewPress>,
    { isClaim = false, at = server.clock().getTime() } = {},
  ): Promise<ConfirmedPress> {
    const identified = device.isShared ? 'name' : 'owner';
    const newPress = { by: device.linked.person, identified, ...press } as const;
    const id = await device.keep(newPress);
    return { entry: entryOf(id, press.action), press: { ...newPress, id }, device: device.id, at, isClaim };
  }

  const keepWalkIn = (device: SimulatedDevice): Promise<ConfirmedPress> => {
    const id = newCommandId();
    const { id: tourId } = oneOf(slots);
    return keep(device, {
      id,
      party: { date: date(), tourId, walkIn: id },
      action: { kind: 'walk-in', guests: 1 + below(3) },
    });
  };

  function actionFor(party: FileParty, device: SimulatedDevice): { action?: KeptAction; isClaim?: true } {
    const { awaited, outstandingVuv: owed, here: arrived } = partyState({ ...party, log: [...party.log] });
    switch (below(9)) {
      case 0:
      case 1:
      case 2:
        return awaited > 0 ? { action: { kind: 'arrive', guests: onceIn(3) ? 1 : awaited } } : {};
      case 3:
      case 4:
      case 5: {
        if (owed <= 0) return {};
        const isClaim = onceIn(12);
        const vatu = isClaim ? owed + 1000 : onceIn(3) ? Math.ceil(owed / 2) : owed;
        const method = oneOf(['cash-vuv', 'card'] as const);
        return {
          action: { kind: 'pay', method, amount: vatu, vatu, outstanding: owed },
          ...(isClaim && { isClaim }),
        };
      }
      case 6:
        return awaited > 0 && arrived === 0 ? { action: { kind: 'no-show', guests: awaited } } : {};
      case 7:
        return {
          action: { kind: 'note', text: oneOf(['In the shade', 'À la française', 'Allergic to nuts']) },
        };
      default: {
        const undoneIds = new Set(party.log.flatMap((entry) => (entry.kind === 'undo' ? [entry.entry] : [])));
        const undoablePresses = device
          .waiting()
          .filter(
            (press) =>
              !press.isCarried &&
              press.by === device.linked.person &&
              press.action.kind !== 'undo' &&
              press.action.kind !== 'walk-in' &&
              press.paper === undefined &&
              !undoneIds.has(press.id) &&
              party.log.some(({ id }) => id === press.id),
          );
        const last = undoablePresses.at(-1);
        return last ? { action: { kind: 'undo', entry: last.id } } : {};
      }
    }
  }

  return {
    keep,
    keepWalkIn,

    /** Keeps a press for a party on today's list, or a walk-in if there is nothing to do. */
    async keepRandomPress(device: SimulatedDevice): Promise<ConfirmedPress> {
      if (onceIn(9)) return keepWalkIn(device);
      const { parties } = await device.list();
      const today = parties.filter((party) => party.date === date() && party.status === 'confirmed');
      for (let tries = 0; tries < 12 && today.length > 0; tries += 1) {
        const party = oneOf(today);
        const { action, isClaim } = actionFor(party, device);
        if (action === undefined) continue;
        const known = party.log.map(({ id }) => id);
        return keep(
          device,
          { party: nameParty(party, device), action, known },
          { isClaim: isClaim === true },
        );
      }
      return keepWalkIn(device);
    },

    /** Pays the full price of a walk-in that the device has admitted. */
    payWalkIn: (device: SimulatedDevice, { press }: ConfirmedPress): Promise<ConfirmedPress> | undefined => {
      const { party, action } = press;
      const slot = slots.find(({ id }) => 'tourId' in party && id === party.tourId);
      if (slot === undefined || action.kind !== 'walk-in') return undefined;
      const vatu = totalPriceVuv(slot.type, action.guests);
      return keep(device, {
        party,
        action: { kind: 'pay', method: 'cash-vuv', amount: vatu, vatu, outstanding: vatu },
      });
    },
  };
}
