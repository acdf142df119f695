import { describe, expect, it } from 'vitest';
import { isNoPage, scrollPositionAt, stayHere } from './scroll-restoration.ts';

const place = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  return { pathname, search, hash };
};
const go = (from: string, to: string, how: 'POP' | 'PUSH' | 'REPLACE' = 'PUSH') =>
  scrollPositionAt(place(from), place(to), how);

describe('arrival', () => {
  it('goes to the top of another page', () => {
    expect(go('/', '/tours')).toEqual({ kind: 'top' });
    expect(go('/tours', '/tours/confirm?date=2026-11-24')).toEqual({ kind: 'top' });
  });

  it('goes to the part that the hash names, on this page or another', () => {
    expect(go('/', '/contact#event-booking')).toEqual({ kind: 'part', id: 'event-booking' });
    expect(go('/tours', '/tours#calendar')).toEqual({ kind: 'part', id: 'calendar' });
    expect(go('/tours', '/tours#caf%C3%A9')).toEqual({ kind: 'part', id: 'café' });
  });

  it('takes an empty hash for none', () => {
    expect(go('/', '/tours#')).toEqual({ kind: 'top' });
  });

  it('stays when only the query changed', () => {
    expect(go('/tours', '/tours?date=2026-11-24')).toEqual({ kind: 'stay' });
  });

  it('stays when a filter rewrote the path, and still returns over it', () => {
    const to = { ...place('/batch?batch=ARB4'), state: stayHere };
    expect(scrollPositionAt(place('/batch/ARB4'), to, 'REPLACE')).toEqual({ kind: 'stay' });
    expect(scrollPositionAt(place('/tours'), to, 'POP')).toEqual({ kind: 'return' });
    expect(go('/batch/ARB4', '/batch?batch=ARB4', 'REPLACE')).toEqual({ kind: 'top' });
  });

  it('goes to the top when the visitor chooses the page they are on', () => {
    expect(go('/tours', '/tours')).toEqual({ kind: 'top' });
  });

  it('goes to the part that a plain link of the page names', () => {
    const to = place('/tours#calendar');
    expect(scrollPositionAt(place('/tours'), to, 'POP', true)).toEqual({ kind: 'part', id: 'calendar' });
  });

  it('returns where the visitor was on back and forward', () => {
    expect(go('/tours', '/', 'POP')).toEqual({ kind: 'return' });
    expect(go('/tours', '/tours#calendar', 'POP')).toEqual({ kind: 'return' });
  });
});

describe('paths that are no pages', () => {
  it.each(['/api/bookings', '/assets/a.js', '/a.PNG', '/deep/b.jpg', '/font.woff2', '/menu.pdf', '/x.webp'])(
    '%s',
    (path) => expect(isNoPage(path)).toBe(true),
  );
  it.each(['/', '/tours', '/api', '/apiary', '/article/rum.of.the.year', '/deep/b.jpeg', '/operator/pdf'])(
    'not %s',
    (path) => expect(isNoPage(path)).toBe(false),
  );
});
