import { describe, expect, it } from 'vitest';
import { headerAfterScroll, headerAtTop } from './header-state.ts';

/** Scrolls through the given positions. */
const scrollThrough = (...scrollPositions: number[]) => {
  let from = 0;
  return scrollPositions.reduce((state, position) => {
    const next = headerAfterScroll(state, from, position);
    from = position;
    return next;
  }, headerAtTop);
};

describe('the header of the site', () => {
  it('is transparent within 50 px of the top, and black below', () => {
    expect(scrollThrough(50).scrolled).toBe(false);
    expect(scrollThrough(51).scrolled).toBe(true);
    expect(scrollThrough(400, 50).scrolled).toBe(false);
  });

  it('hides when the visitor scrolls down and appears when the visitor scrolls up', () => {
    expect(scrollThrough(400)).toEqual({ scrolled: true, hidden: true });
    expect(scrollThrough(400, 399)).toEqual({ scrolled: true, hidden: false });
    expect(scrollThrough(400, 399, 420).hidden).toBe(true);
  });

  it('stays visible while scrolling down within 50 px of the top', () => {
    expect(scrollThrough(20, 50).hidden).toBe(false);
  });

  it('is visible within 50 px of the top, whatever the direction of scrolling', () => {
    expect(scrollThrough(400, 30).hidden).toBe(false);
    expect(scrollThrough(-20).hidden).toBe(false);
  });

  it('stays hidden or visible if the scroll position does not change', () => {
    const hidden = scrollThrough(400);
    expect(headerAfterScroll(hidden, 400, 400)).toBe(hidden);
    const shown = scrollThrough(400, 300);
    expect(headerAfterScroll(shown, 300, 300)).toBe(shown);
  });

  it('has the same state object if a scroll event changes nothing', () => {
    const hidden = scrollThrough(400);
    expect(headerAfterScroll(hidden, 400, 500)).toBe(hidden);
  });
});
