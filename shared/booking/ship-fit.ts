import type { ShipHours } from '../calendar/day-edit.ts';
import { business } from '../content/business.ts';
import type { CalendarDate } from '../values/port-vila-time.ts';
import { minutesOfStart, type Slot } from './slots.ts';
import { tours } from './tours.ts';

/** A ship in port. Minutes since midnight in Port Vila. */
export interface ShipCall extends ShipHours {
  readonly date: CalendarDate;
}

/** Fewer minutes than this between the wharf and all aboard are tight. */
const tightMinutes = 60;

/** When guests are back at the wharf: end of the slot plus the ride, in minutes since midnight. */
export const wharfReturnMinutes = (slot: Slot): number =>
  minutesOfStart(slot.time) + tours[slot.type].minutes + business.wharf.rideMinutes;

/** When guests leave the wharf at the latest, in minutes since midnight. */
export const wharfDepartureMinutes = (slot: Slot): number =>
  minutesOfStart(slot.time) - business.wharf.rideMinutes;

/**
 * Whether ship guests can take a slot. `before-ashore`: the slot starts before they can arrive; `too-late`: they would
 * miss all aboard; `tight`: less than an hour would remain.
 */
export type ShipFit = 'fits' | 'tight' | 'too-late' | 'before-ashore';

export function shipFit(slot: Slot, call: ShipHours): ShipFit {
  if (wharfDepartureMinutes(slot) < call.ashoreMinutes) return 'before-ashore';
  const minutes = spareMinutes(slot, call);
  if (minutes < 0) return 'too-late';
  return minutes < tightMinutes ? 'tight' : 'fits';
}

/** Minutes at the wharf before all aboard; negative when the guests would miss it. */
export const spareMinutes = (slot: Slot, { allAboardMinutes }: Pick<ShipHours, 'allAboardMinutes'>): number =>
  allAboardMinutes - wharfReturnMinutes(slot);

export interface ShipVerdict<Fit extends ShipFit = ShipFit> {
  readonly call: ShipCall;
  readonly fit: Fit;
}

export type ShipWarning = ShipVerdict<Exclude<ShipFit, 'fits'>>;

/** How a slot suits each ship. */
export const shipVerdicts = (slot: Slot, calls: readonly ShipCall[]): readonly ShipVerdict[] =>
  calls.map((call) => ({ call, fit: shipFit(slot, call) }));

/** The ships for which a slot is unsuitable or tight. */
export const shipWarnings = (slot: Slot, calls: readonly ShipCall[]): readonly ShipWarning[] =>
  shipVerdicts(slot, calls).filter((verdict): verdict is ShipWarning => verdict.fit !== 'fits');
