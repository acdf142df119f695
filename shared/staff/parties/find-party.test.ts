import { describe, expect, it } from 'vitest';
import { matchesSearch } from './find-party.ts';

const party = {
  firstName: 'Anne-Zoé',
  lastName: 'D’Étienne',
  reference: 'DET2611241000AM-7K3Q…',
  sixLetters: 'HKTRWM',
  phone: '+678 555 0100',
};

describe('a party in a search', () => {
  it.each([
    ['by its first name', 'ann'],
    ['in capitals', 'ANNE'],
    ['by the second part of a double name', 'zo'],
    ['by its surname without the accent', 'etienne'],
    ['with the accent', 'Étien'],
    ['by both names, with spaces around', '  anne zoé  d’ét '],
    ['by its surname with another apostrophe', "d'et"],
    ['by the beginning of its reference', 'det2611'],
    ['by its reference with spaces', 'DET 2611 241000'],
    ['by its full reference, of which staff see only the beginning', 'det2611241000am-7k3q9xtb4mwe'],
    ['by its six letters', 'HKTRWM'],
    ['by its six letters with a gap in the middle', 'hkt rwm'],
    ['by digits of its number', '5550100'],
    ['by its number with spaces', '555 01'],
  ])('is found %s: %j', (_, letters) => {
    expect(matchesSearch(party, letters)).toBe(true);
  });

  it.each([
    ['nothing', '   '],
    ['letters inside a name', 'tienne'],
    ['another name', 'Lee'],
    ['too few letters of a reference', '26'],
    ['too few digits', '555'],
    ['another number', '5550199'],
    ['punctuation alone', '-'],
    ['more of its reference than staff see', 'det2611241000am-7k3q9'],
    ['another full reference of the same start', 'DET2611241000AM-9K3Q9XTB4MWE'],
    ['five of its six letters', 'HKTRW'],
    ['other letters', 'HKTRWN'],
  ])('is not found by %s: %j', (_, letters) => {
    expect(matchesSearch(party, letters)).toBe(false);
  });
});
