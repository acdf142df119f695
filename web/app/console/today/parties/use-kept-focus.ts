import { type RefObject, useLayoutEffect, useRef } from 'react';
import { giveFocus } from '#app/ui/given-focus.ts';

export interface KeptFocus {
  /** The element around the buttons. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Called just before buttons are removed. */
  readonly onGo: () => void;
}

/**
 * Moves the focus from replaced buttons to the first new one, or to the name of the party. Otherwise a press by keyboard
 * would lose the focus.
 *
 * @param home finds the element to focus when there is no new button
 */
export function useKeptFocus(home: (place: HTMLElement) => HTMLElement | null | undefined): KeptFocus {
  const place = useRef<HTMLDivElement>(null);
  const wasHere = useRef(false);
  useLayoutEffect(() => {
    if (!wasHere.current || place.current === null) return;
    wasHere.current = false;
    giveFocus(place.current.querySelector('button') ?? home(place.current));
  });
  return {
    place,
    onGo() {
      wasHere.current = place.current?.contains(document.activeElement) === true;
    },
  };
}

/** Calls `onGo` before the component is removed from the page. */
export function useOnGo(onGo: () => void): void {
  const latest = useRef(onGo);
  latest.current = onGo;
  useLayoutEffect(() => () => latest.current(), []);
}
