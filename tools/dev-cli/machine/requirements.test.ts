import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findDifferences } from './dependencies.mjs';
import { findNode, javaProblemOf, nodeProblem } from './requirements.mjs';

it.each([
  ['20.20.2', undefined],
  ['24.21.0', undefined],
  ['100.0.0', undefined],
  ['19.9.0', /^Node 19\.9\.0 is too old: install Node 20 or newer .*\.$/],
  ['9.11.2', /too old/],
])('nodeProblem of Node %s is %s', (version, problem) => {
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
])('javaProblemOf "%s" is %s', (output, problem) => {
  if (problem === undefined) expect(javaProblemOf(output)).toBeUndefined();
  else expect(javaProblemOf(output)).toMatch(problem);
});

it('findDifferences lists missing and outdated packages, except missing optional ones', () => {
  const requested = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '1.0.0', integrity: 'y' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
    'node_modules/optional': { version: '2.0.0', optional: true },
  };
  expect(
    findDifferences(requested, {
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/b': { version: '0.9.0', integrity: 'z' },
      'node_modules/optional': { version: '1.0.0', optional: true },
    }),
  ).toEqual(['node_modules/b', 'node_modules/optional']);
});

it.each<[string, { local?: string; version: string; runs: string | undefined }]>([
  ['its local Node', { local: 'exit 0', version: '24.3.0', runs: 'local' }],
  [
    'its local Node instead of an older installed one',
    { local: 'exit 0', version: '20.20.2', runs: 'local' },
  ],
  ['the installed Node, without a package for the platform', { version: '24.3.0', runs: 'machine' }],
  [
    'the installed Node, when its local one does not start',
    { local: 'exit 1', version: '26.0.0', runs: 'machine' },
  ],
  [
    'no Node, when its local one is missing and the installed one is too old',
    { version: '22.22.0', runs: undefined },
  ],
])('the project runs on %s', (_, { local, version, runs }) => {
  const root = mkdtempSync(path.join(tmpdir(), 'node-'));
  const localNode = path.join(root, 'node_modules/.bin/node');
  if (local !== undefined) {
    mkdirSync(path.dirname(localNode), { recursive: true });
    writeFileSync(localNode, `#!/bin/sh\n${local}\n`);
    chmodSync(localNode, 0o755);
  }
  const expected = { local: localNode, machine: '/machine/node' }[runs ?? ''];
  expect(findNode(root, { file: '/machine/node', version })).toBe(expected);
  rmSync(root, { recursive: true });
});
