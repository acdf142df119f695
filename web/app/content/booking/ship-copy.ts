import type { ShipFit } from '../../../../shared/booking/ship-days.ts';
import { business } from '../../../../shared/content/business.ts';
import { portVilaTimeNote } from '../../../../shared/values/written-time.ts';

type Unfit = Exclude<ShipFit, 'fits'>;

const names: Readonly<Record<Unfit, (ship: string) => string>> = {
  tight: (ship) => `Tight for ${ship}`,
  'too-late': (ship) => `Too late for ${ship}`,
  'before-ashore': (ship) => `Too early for ${ship}`,
};

/** Ship days: tours page, form and ticket. */
export const shipCopy = {
  question: 'Which ship?',
  none: 'Not on a ship',
  hours: (ashore: string, allAboard: string) => `Ashore ${ashore}, all aboard ${allAboard}`,
  note: `Each start shows when you are back at the wharf, the drive of ${business.wharf.rideMinutes} minutes included. All of it is ${portVilaTimeNote}: ship time may differ.`,
  choose: 'Choose your ship, and each start says whether you are back in time.',
  names,
  back: (time: string) => `Back at wharf ${time}`,
  backTight: (time: string) => `Back at wharf ${time}: tight`,
  ashore: (time: string) => `Ashore from ${time}`,
  allAboard: (time: string) => `All aboard ${time}`,
  reasons: { 'too-late': 'After all aboard', 'before-ashore': 'Before you can be here' },
  warnings: {
    tight: (ship: string, back: string, allAboard: string) =>
      `${names.tight(ship)}: back at the wharf ${back}, all aboard ${allAboard}.`,
    'too-late': (ship: string, back: string, allAboard: string) =>
      `${names['too-late'](ship)}: back at the wharf ${back}, all aboard ${allAboard}.`,
    'before-ashore': (ship: string, _back: string, _allAboard: string, ashore: string) =>
      `${names['before-ashore'](ship)}: ashore from ${ashore}.`,
  } satisfies Record<Unfit, (...times: [string, string, string, string]) => string>,
} as const;
