import { type RefObject, useLayoutEffect, useRef } from 'react';
import { giveFocus } from '#app/ui/given-focus.ts';

export interface KeptFocus {
  /** Around the buttons. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Just before buttons go. */
  readonly onGo: () => void;
}

/**
 * Buttons that a press replaces hand the focus on: to the first button that comes, else to what stands for the party.
 * Without it a press by keyboard would end at the top of the page.
 *
 * @param home finds what stands for the party
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

/** Calls `onGo` before `children` are taken from the page. */
export function useOnGo(onGo: () => void): void {
  const latest = useRef(onGo);
  latest.current = onGo;
  useLayoutEffect(() => () => latest.current(), []);
}
