import { expect, it } from 'vitest';
import { differences } from './dependencies.mjs';
import { javaProblemOf, nodeProblem } from './requirements.mjs';

it.each([
  ['20.20.2', undefined],
  ['24.21.0', undefined],
  ['100.0.0', undefined],
  ['19.9.0', /^Node 19\.9\.0 is too old: install Node 20 or newer .*\.$/],
  ['9.11.2', /too old/],
])('Node %s', (version, problem) => {
  if (problem === undefined) expect(nodeProblem(version)).toBeUndefined();
  else expect(nodeProblem(version)).toMatch(problem);
});

it.each([
  ['openjdk version "17.0.15" 2025-04-15', undefined],
  ['java version "25" 2025-09-16', undefined],
  ['openjdk version "21-ea" 2023-09-19', undefined],
  ['openjdk version "11.0.2" 2019-01-15', /^Java 11\.0\.2 is too old: install Java 17 or newer .*\.$/],
  ['java version "1.8.0_402"', /^Java 1\.8\.0_402 is too old/],
  ['Unable to locate a Java Runtime.', /^Java is missing: install Java 17 or newer .*\.$/],
  [undefined, /^Java is missing/],
])('Java that answers %s', (answer, problem) => {
  if (problem === undefined) expect(javaProblemOf(answer)).toBeUndefined();
  else expect(javaProblemOf(answer)).toMatch(problem);
});

it('finds what an installation lacks', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '1.0.0', integrity: 'y' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
    'node_modules/optional': { version: '2.0.0', optional: true },
  };
  expect(
    differences(wanted, {
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/b': { version: '0.9.0', integrity: 'z' },
      'node_modules/optional': { version: '1.0.0', optional: true },
    }),
  ).toEqual(['node_modules/b', 'node_modules/optional']);
});
