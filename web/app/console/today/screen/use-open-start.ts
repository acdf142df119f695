import { useRef, useState } from 'react';
import { type StartView, startAtNow } from '../view/start-view.ts';

/** The open start does not change shortly after a touch. */
const keepMs = 60_000;
/** After this long without a touch, the screen returns to the current start. */
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
  const lastShown = useRef<number>(undefined);
  const msSinceTouch = now.getTime() - touchedAt.current;
  const isIdle = isToday && msSinceTouch > idleMs;
  // Otherwise the next touch would return to the earlier choice.
  if (isIdle && chosenId !== undefined) setChosenId(undefined);
  const chosenStart = isIdle ? undefined : starts.find(({ slot }) => slot.id === chosenId);
  const previousStart =
    msSinceTouch < keepMs ? starts.find(({ slot }) => slot.id === lastShown.current) : undefined;
  const start = chosenStart ?? previousStart ?? startAtNow(starts, now, isToday);
  lastShown.current = start?.slot.id;
  return {
    start,
    open(id) {
      lastShown.current = undefined;
      setChosenId(id);
    },
    recordTouch() {
      touchedAt.current = now.getTime();
    },
  };
}
