import { describe, expect, it } from 'vitest';
import { decidedAlone } from './decided-alone.ts';
import { entry, partyOf4 } from './visit.testing.ts';
import type { VisitEntry } from './visit-log.ts';

describe('the contradictions of a party that need no decision, when there are', () => {
  const keptMark = { recordedAt: 0, seen: [] };
  const partyArrivedTwice = (...guests: number[]) =>
    guests.map((count, index) =>
      entry({ kind: 'arrive', guests: count, id: `twice${index}`, kept: keptMark }),
    );
  const noShow = entry({ kind: 'no-show', guests: 4, kept: keptMark });

  it.each<[string, VisitEntry[], readonly string[]]>([
    ['two records of the same arrival', partyArrivedTwice(4, 4), ['counted-once']],
    ['two records of different arrivals', partyArrivedTwice(4, 2), []],
    ['a no-show and an arrival', [noShow, ...partyArrivedTwice(4)], ['came']],
    [
      'an arrival and the rest as no-show',
      [entry({ kind: 'no-show', guests: 1, kept: keptMark }), ...partyArrivedTwice(3)],
      [],
    ],
    ['a live arrival alone', [entry({ kind: 'arrive', guests: 4 })], []],
  ])('%s', (_, log, expected) => {
    expect(decidedAlone(partyOf4({ log }))).toEqual(expected);
  });
});
