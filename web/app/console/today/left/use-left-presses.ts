import { useMemo, useState } from 'react';
import { newCommandId } from '#app/console/api/command-id.ts';
import type { DayAccess } from '../day/day-access.ts';
import type { TodayData } from '../day/use-today.ts';
import { discardLeftPresses, findLeftPresses, type HandOverNote, handOver } from './left-presses.ts';

/** The unsent presses of former colleagues on this device, one colleague at a time. */
export function useLeftPresses({
  colleague,
  day,
  adoptPresses,
  clock,
}: Pick<DayAccess, 'colleague' | 'clock'> & TodayData) {
  const [settledCount, setSettledCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const colleagues = day.snapshot?.colleagues;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the presses again once one colleague's are settled
  const leftPresses = useMemo(
    () => findLeftPresses(colleague, colleagues ?? [])[0],
    [colleague, colleagues, settledCount],
  );
  if (leftPresses === undefined) return undefined;
  const settle = () => {
    discardLeftPresses(leftPresses);
    setSettledCount(settledCount + 1);
    setOpen(false);
  };
  return {
    leftPresses,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    onDiscard: settle,
    onSend(writeNote: HandOverNote) {
      // The presses join the manager's list before they leave the old one; their ids keep them from being recorded twice.
      adoptPresses(handOver(leftPresses, newCommandId, Math.floor(clock().getTime() / 1000), writeNote));
      settle();
    },
  };
}
