import type { ShipNote } from '#app/booking/form/slot-offer.ts';
import { shipCopy as copy } from '#app/content/booking/ship-copy.ts';
import { callsOfGuest, isShipKnown } from '#shared/booking/ship-days.ts';
import { type ShipCall, shipVerdicts, spareMinutes, wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import type { Slot } from '#shared/booking/slots.ts';
import { timeLabel } from '#shared/values/written-time.ts';

/**
 * Whether a start suits the ship that the guest named, as the tours page says it; else which ships of the day it does
 * not suit. Undefined when there is nothing to say.
 */
export function shipNote(
  slot: Slot,
  ships: readonly ShipCall[],
  named: string | undefined,
): ShipNote | undefined {
  const verdicts = shipVerdicts(slot, callsOfGuest(ships, named));
  const [own] = isShipKnown(ships, named) ? verdicts : [];
  const wharfReturn = timeLabel(wharfReturnMinutes(slot));
  if (own?.fit === 'fits') return { text: copy.inTime(wharfReturn), tone: 'ok' };
  if (own?.fit === 'tight')
    return { text: copy.tight(wharfReturn, spareMinutes(slot, own.call)), tone: 'few' };
  const unfit = verdicts.filter(({ fit }) => fit !== 'fits');
  if (unfit.length === 0) return undefined;
  return {
    text: unfit.map(({ call, fit }) => copy.names[fit](call.ship)).join(', '),
    tone: unfit.every(({ fit }) => fit === 'tight') ? 'few' : 'no',
  };
}
