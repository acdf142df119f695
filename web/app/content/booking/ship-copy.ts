import type { ShipFit } from '#shared/booking/ship-fit.ts';
import { business } from '#shared/content/business.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';

/** Formatted times of a guest's return to the ship. */
export interface ShipTimes {
  readonly ship: string;
  /** Latest departure from the wharf. */
  readonly leave: string;
  readonly back: string;
  readonly ashore: string;
  readonly allAboard: string;
  /** Between the return to the wharf and all aboard. */
  readonly spareMinutes: number;
}

const names: Readonly<Record<ShipFit, (ship: string) => string>> = {
  fits: (ship) => `In time for ${ship}`,
  tight: (ship) => `Tight for ${ship}`,
  'too-late': (ship) => `Too late for ${ship}`,
  'before-ashore': (ship) => `Too early for ${ship}`,
};

/** Ship days: tours page, form and ticket. */
export const shipCopy = {
  question: 'Which ship?',
  none: 'Not on a ship',
  hours: (ashore: string, allAboard: string) => `Ashore ${ashore}, all aboard ${allAboard}`,
  note: `Each time shows when you are back at the wharf, counting ${business.wharf.rideMinutes} minutes by taxi or bus, which is not part of the tour. All of it is ${portVilaTimeNote}: check that your ship’s clock agrees.`,
  choose: 'Choose your ship, and each time says whether you are back in time.',
  names,
  back: (time: string) => `Back at wharf ${time}`,
  inTime: (back: string) => `In time: back at wharf ${back}`,
  tight: (back: string, spareMinutes: number) =>
    `Tight: back at wharf ${back}, ${spareMinutes}\u00a0min to\u00a0spare`,
  ashore: (time: string) => `Ashore from ${time}`,
  allAboard: (time: string) => `All aboard ${time}`,
  reasons: { 'too-late': 'After all aboard', 'before-ashore': 'Before you can be here' },
  sentences: {
    fits: ({ ship, leave, back, allAboard }: ShipTimes) =>
      `${names.fits(ship)}: leave the wharf by ${leave} (taxi or bus), back there ${back}, all aboard ${allAboard}.`,
    tight: ({ ship, leave, back, allAboard, spareMinutes }: ShipTimes) =>
      `${names.tight(ship)}: leave the wharf by ${leave} (taxi or bus), back there ${back}, ${spareMinutes}\u00a0min before all aboard (${allAboard}).`,
    'too-late': ({ ship, back, allAboard }: ShipTimes) =>
      `${names['too-late'](ship)}: back at the wharf ${back}, all aboard ${allAboard}.`,
    'before-ashore': ({ ship, ashore }: ShipTimes) =>
      `${names['before-ashore'](ship)}: ashore from ${ashore}.`,
  } satisfies Record<ShipFit, (times: ShipTimes) => string>,
} as const;
