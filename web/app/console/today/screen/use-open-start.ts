import { useRef, useState } from 'react';
import { type StartView, startAtNow } from '../view/start-view.ts';

/** The open start does not change shortly after a touch. */
const restMs = 60_000;
/** After this long without a touch, the screen returns to the current start. */
const idleMs = 5 * 60_000;

export interface OpenStart {
  readonly start: StartView | undefined;
  readonly open: (id: number | undefined) => void;
  readonly touch: () => void;
}

/** The open start: the chosen one, or that of the current hour. */
export function useOpenStart(starts: readonly StartView[], now: Date, isToday: boolean): OpenStart {
  const [chosenId, setChosenId] = useState<number>();
  const touchedAt = useRef(0);
  const shown = useRef<number>(undefined);
  const msSinceTouch = now.getTime() - touchedAt.current;
  const byHand =
    isToday && msSinceTouch > idleMs ? undefined : starts.find(({ slot }) => slot.id === chosenId);
  const before = msSinceTouch < restMs ? starts.find(({ slot }) => slot.id === shown.current) : undefined;
  const start = byHand ?? before ?? startAtNow(starts, now, isToday);
  shown.current = start?.slot.id;
  return {
    start,
    open(id) {
      shown.current = undefined;
      setChosenId(id);
    },
    touch() {
      touchedAt.current = now.getTime();
    },
  };
}
