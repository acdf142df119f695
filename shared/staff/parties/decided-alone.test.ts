import { describe, expect, it } from 'vitest';
import { decidedAlone } from './decided-alone.ts';
import { entry, partyOf4 } from './visit.testing.ts';
import type { VisitEntry } from './visit-log.ts';

describe('the contradictions that need no decision', () => {
  const keptMark = { recordedAt: 0, seen: [] };
  const partyArrivedTwice = (...guests: number[]) =>
    guests.map((count, index) =>
      entry({ kind: 'arrive', guests: count, id: `twice${index}`, kept: keptMark }),
    );
  const noShow = entry({ kind: 'no-show', guests: 4, kept: keptMark });

  it.each<[string, VisitEntry[], readonly string[]]>([
    ['include an arrival that two devices recorded', partyArrivedTwice(4, 4), ['counted-once']],
    ['do not include arrivals of different numbers', partyArrivedTwice(4, 2), []],
    [
      'include a no-show on one device and the arrival on another',
      [noShow, ...partyArrivedTwice(4)],
      ['came'],
    ],
    [
      'do not include an arrival of some guests and a no-show of the others',
      [entry({ kind: 'no-show', guests: 1, kept: keptMark }), ...partyArrivedTwice(3)],
      [],
    ],
    ['do not include a single live arrival', [entry({ kind: 'arrive', guests: 4 })], []],
  ])('%s', (_, log, expected) => {
    expect(decidedAlone(partyOf4({ log }))).toEqual(expected);
  });
});
