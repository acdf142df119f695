import { type RefObject, useLayoutEffect, useRef } from 'react';
import { giveFocus } from '#app/ui/give-focus.ts';

export interface PreservedFocus {
  /** The element around the buttons. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** Called just before buttons are removed. */
  readonly onRemove: () => void;
}

/**
 * Moves the focus from replaced buttons to the first new one, or to the name of the party. Otherwise a press by keyboard
 * would lose the focus.
 *
 * @param findFallback finds the element to focus when there is no new button
 */
export function usePreservedFocus(
  findFallback: (container: HTMLElement) => HTMLElement | null | undefined,
): PreservedFocus {
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current || container.current === null) return;
    hadFocus.current = false;
    giveFocus(container.current.querySelector('button') ?? findFallback(container.current));
  });
  return {
    container,
    onRemove() {
      hadFocus.current = container.current?.contains(document.activeElement) === true;
    },
  };
}

/** Calls `onRemove` before the component is removed from the page. */
export function useOnRemove(onRemove: () => void): void {
  const latest = useRef(onRemove);
  latest.current = onRemove;
  useLayoutEffect(() => () => latest.current(), []);
}
