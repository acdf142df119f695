import type { ShipNote } from '#app/booking/form/slot-offer.ts';
import { shipCopy as copy } from '#app/content/booking/ship-copy.ts';
import { callsOfGuest, isShipKnown } from '#shared/booking/ship-days.ts';
import { type ShipCall, shipVerdicts, spareMinutes, wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import type { Slot } from '#shared/booking/slots.ts';
import { timeLabel } from '#shared/values/written-time.ts';

/**
 * Whether a start suits the guest's ship, in the words of the tours page. If the ship is unknown, names the ships of
 * the day that the start does not suit; undefined if it suits all.
 */
export function shipNote(
  slot: Slot,
  ships: readonly ShipCall[],
  shipName: string | undefined,
): ShipNote | undefined {
  const verdicts = shipVerdicts(slot, callsOfGuest(ships, shipName));
  const [guestVerdict] = isShipKnown(ships, shipName) ? verdicts : [];
  const wharfReturn = timeLabel(wharfReturnMinutes(slot));
  if (guestVerdict?.fit === 'fits') return { text: copy.inTime(wharfReturn), tone: 'ok' };
  if (guestVerdict?.fit === 'tight')
    return { text: copy.tight(wharfReturn, spareMinutes(slot, guestVerdict.call)), tone: 'few' };
  const unsuitable = verdicts.filter(({ fit }) => fit !== 'fits');
  if (unsuitable.length === 0) return undefined;
  return {
    text: unsuitable.map(({ call, fit }) => copy.names[fit](call.ship)).join(', '),
    tone: unsuitable.every(({ fit }) => fit === 'tight') ? 'few' : 'no',
  };
}
