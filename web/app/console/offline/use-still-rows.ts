import { useLayoutEffect, useRef } from 'react';
import { holdButtons } from '#app/ui/give-focus.ts';

/**
 * Scrolls by as much as the line and the notes above the list grow or shrink, so that rows stay in place under a
 * finger. If there is nothing to scroll, buttons that take money ignore presses for a moment.
 */
export function useStillRows() {
  const line = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const parts = [line.current, notes.current];
    if (typeof ResizeObserver === 'undefined') return;
    const heightOf = (part: HTMLElement | null) => part?.getBoundingClientRect().height ?? 0;
    const root = document.documentElement;
    let previousHeight = 0;
    const observer = new ResizeObserver(() => {
      const isSticky = line.current !== null && getComputedStyle(line.current).position === 'sticky';
      root.style.setProperty('--line-below', `${isSticky ? heightOf(line.current) : 0}px`);
      const height = parts.reduce((sum, part) => sum + heightOf(part), 0);
      root.style.setProperty('--above-list', `${height}px`);
      const growth = height - previousHeight;
      previousHeight = height;
      if (growth === 0) return;
      holdButtons(document);
      (document.querySelector('[data-scrolls]') ?? window).scrollBy(0, growth);
    });
    for (const part of parts) if (part) observer.observe(part);
    return () => {
      observer.disconnect();
      for (const name of ['--line-below', '--above-list']) root.style.removeProperty(name);
    };
  }, []);
  return { line, notes };
}
