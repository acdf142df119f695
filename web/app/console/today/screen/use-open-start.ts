import { useRef, useState } from 'react';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { type StartView, startAtNow } from '../view/start-view.ts';

/** For this long after a touch, the open start does not change. */
const keepMs = 60_000;
/** After this long without a touch, the screen leaves a start that is over. */
const idleMs = 5 * 60_000;

export interface OpenStart {
  readonly start: StartView | undefined;
  readonly open: (id: number | undefined) => void;
  readonly recordTouch: () => void;
}

/** The open start: the chosen one, or that of the current hour. */
export function useOpenStart(starts: readonly StartView[], now: Date, isToday: boolean): OpenStart {
  const [chosenId, setChosenId] = useState<number>();
  const touchedAt = useRef(0);
  const lastShownId = useRef<number>(undefined);
  const msSinceTouch = now.getTime() - touchedAt.current;
  const chosenStart = starts.find(({ slot }) => slot.id === chosenId);
  const isReturning =
    isToday && msSinceTouch > idleMs && isChoiceOver(chosenStart, new Date(touchedAt.current), now);
  // Otherwise the next touch would return to the earlier choice.
  if (isReturning && chosenId !== undefined) setChosenId(undefined);
  const previousStart =
    msSinceTouch < keepMs ? starts.find(({ slot }) => slot.id === lastShownId.current) : undefined;
  const start = (isReturning ? undefined : chosenStart) ?? previousStart ?? startAtNow(starts, now, isToday);
  lastShownId.current = start?.slot.id;
  return {
    start,
    open(id) {
      lastShownId.current = undefined;
      setChosenId(id);
    },
    recordTouch() {
      touchedAt.current = now.getTime();
    },
  };
}

/** Whether a choice is over: the start has ended and all guests there have paid, or was chosen on an earlier day. */
export const isChoiceOver = (chosen: StartView | undefined, touchedAt: Date, now: Date): boolean =>
  chosen === undefined ||
  (chosen.endsAt <= now && chosen.amountDue === 0) ||
  dateOf(touchedAt) !== dateOf(now);
