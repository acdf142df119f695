import { describe, expect, it } from 'vitest';
import { isApiOrFile, scrollTargetAfter, stayHere } from './scroll-restoration.ts';

const locationOf = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  return { pathname, search, hash };
};
const go = (from: string, to: string, navigationType: 'POP' | 'PUSH' | 'REPLACE' = 'PUSH') =>
  scrollTargetAfter(locationOf(from), locationOf(to), navigationType);

describe('the scroll position after a navigation', () => {
  it('is the top when another page is opened', () => {
    expect(go('/', '/tours')).toEqual({ kind: 'top' });
    expect(go('/tours', '/tours/confirm?date=2026-11-24')).toEqual({ kind: 'top' });
  });

  it('is at the element named by the hash, on this page or another', () => {
    expect(go('/', '/contact#event-booking')).toEqual({ kind: 'section', id: 'event-booking' });
    expect(go('/tours', '/tours#calendar')).toEqual({ kind: 'section', id: 'calendar' });
    expect(go('/tours', '/tours#caf%C3%A9')).toEqual({ kind: 'section', id: 'café' });
  });

  it('is the top if the hash is empty', () => {
    expect(go('/', '/tours#')).toEqual({ kind: 'top' });
  });

  it('stays the same when only the query changes', () => {
    expect(go('/tours', '/tours?date=2026-11-24')).toEqual({ kind: 'stay' });
  });

  it('stays the same when a filter rewrites the path, and is restored on back and forward', () => {
    const to = { ...locationOf('/batch?batch=ARB4'), state: stayHere };
    expect(scrollTargetAfter(locationOf('/batch/ARB4'), to, 'REPLACE')).toEqual({ kind: 'stay' });
    expect(scrollTargetAfter(locationOf('/tours'), to, 'POP')).toEqual({ kind: 'return' });
    expect(go('/batch/ARB4', '/batch?batch=ARB4', 'REPLACE')).toEqual({ kind: 'top' });
  });

  it('is the top when the visitor chooses the current page', () => {
    expect(go('/tours', '/tours')).toEqual({ kind: 'top' });
  });

  it('is at the element that a plain link within the page names', () => {
    const to = locationOf('/tours#calendar');
    expect(scrollTargetAfter(locationOf('/tours'), to, 'POP', true)).toEqual({
      kind: 'section',
      id: 'calendar',
    });
  });

  it('is restored on back and forward', () => {
    expect(go('/tours', '/', 'POP')).toEqual({ kind: 'return' });
    expect(go('/tours', '/tours#calendar', 'POP')).toEqual({ kind: 'return' });
  });
});

describe('paths of files and of the API, which are not pages,', () => {
  it.each(['/api/bookings', '/assets/a.js', '/a.PNG', '/deep/b.jpg', '/font.woff2', '/menu.pdf', '/x.webp'])(
    'include the address %s',
    (path) => expect(isApiOrFile(path)).toBe(true),
  );
  it.each(['/', '/tours', '/api', '/apiary', '/article/rum.of.the.year', '/deep/b.jpeg', '/operator/pdf'])(
    'do not include the address %s',
    (path) => expect(isApiOrFile(path)).toBe(false),
  );
});
