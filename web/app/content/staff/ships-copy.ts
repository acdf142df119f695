import { timeLabel } from '#shared/values/written-time.ts';

/** Ships in port, and the starts that end too late for them. */
export const shipsCopy = {
  /** After the name of a ship. */
  allAboard: (minutes: number) => `all aboard ${timeLabel(minutes)}`,
  tooLate: 'too late',
  tooLateFor: (ships: string) => `too late for ${ships}`,
  /** At the beginning of a notice. */
  notice: (ship: string) => `Too late for ${ship}`,
  allAboardAt: (minutes: number) => `all aboard at ${timeLabel(minutes)}.`,
  ask: 'Ask which ship they are on.',
} as const;
