import { useRef, useState } from 'react';
import { type StartView, startAtNow } from '../view/start-view.ts';

/** A hand that has just touched the screen keeps the start under it. */
const restMs = 60_000;
/** After this long without a touch, the screen is back at the time of day. */
const idleMs = 5 * 60_000;

export interface OpenStart {
  readonly start: StartView | undefined;
  readonly open: (id: number | undefined) => void;
  readonly touch: () => void;
}

/** The start that is open: chosen by hand, or the one of the hour. */
export function useOpenStart(starts: readonly StartView[], now: Date, isToday: boolean): OpenStart {
  const [chosenId, setChosenId] = useState<number>();
  const touchedAt = useRef(0);
  const shown = useRef<number>(undefined);
  const sinceTouch = now.getTime() - touchedAt.current;
  const byHand = isToday && sinceTouch > idleMs ? undefined : starts.find(({ slot }) => slot.id === chosenId);
  const before = sinceTouch < restMs ? starts.find(({ slot }) => slot.id === shown.current) : undefined;
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
