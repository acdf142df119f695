import { expect, it } from 'vitest';
import { nameSkeleton, staffNameProblem } from './staff-name.ts';

it.each([
  ['ann boss', 'another case'],
  ['Änn Boss', 'an accent'],
  ['Ann  Boss', 'a second space'],
  ['Ann-Boss', 'a hyphen'],
  ['Ａｎｎ Ｂｏｓｓ', 'wide letters'],
  ['Ann B0ss', 'a zero for an o'],
])('nameSkeleton equates the name %s with Ann Boss despite %s', (name) => {
  expect(nameSkeleton(name)).toBe(nameSkeleton('Ann Boss'));
});

it.each([
  ['Bill', 'BiIl'],
  ['Morna', 'Moma'],
  ['Evvan', 'Ewan'],
  ['Søren', 'Soren'],
])('nameSkeleton equates the names %s and %s', (first, second) => {
  expect(nameSkeleton(first)).toBe(nameSkeleton(second));
});

it.each([
  ['Ann', 'Anne'],
  ['Ann Boss', 'Ann Bass'],
  ['Taster 1', 'Taster 2'],
])('nameSkeleton distinguishes the names %s and %s', (first, second) => {
  expect(nameSkeleton(first)).not.toBe(nameSkeleton(second));
});

it.each(['Аnn Boss', 'Ann Βoss', 'ɑnn', '安', 'Ann\u202e', ''])('the staff name %j is refused', (name) => {
  expect(staffNameProblem(name)).toBeDefined();
});

it.each(['Ann Boss', 'Zoë', "Marie-Thérèse D'Angelo", 'Jöhn Ø. Łukasz', 'Bar tablet 2'])(
  'the staff name %s is accepted',
  (name) => {
    expect(staffNameProblem(name)).toBeUndefined();
  },
);
