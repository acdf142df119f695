import { useMemo, useState } from 'react';
import { newCommandId } from '#app/console/api/command-id.ts';
import type { DayAccess } from '../day/day-access.ts';
import type { TodayData } from '../day/use-today.ts';
import { discardLeft, type HandOverNote, handOver, leftPresses } from './left-presses.ts';

/** The unsent presses of former colleagues on this device, one colleague at a time. */
export function useLeftPresses({
  me,
  day,
  activateUpdate,
  clock,
}: Pick<DayAccess, 'me' | 'clock'> & TodayData) {
  const [settled, setSettled] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const colleagues = day.known?.colleagues;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads them again once one is settled
  const left = useMemo(() => leftPresses(me, colleagues ?? [])[0], [me, colleagues, settled]);
  if (left === undefined) return undefined;
  const settle = () => {
    discardLeft(left);
    setSettled(settled + 1);
    setOpen(false);
  };
  return {
    left,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    discard: settle,
    send(write: HandOverNote) {
      // Stored in the new list before leaving the old one; their ids keep any from being recorded twice.
      activateUpdate(handOver(left, newCommandId, Math.floor(clock().getTime() / 1000), write));
      settle();
    },
  };
}
