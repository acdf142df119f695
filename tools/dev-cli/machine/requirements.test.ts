import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { differences } from './dependencies.mjs';
import { javaProblemOf, nodeFor, nodeProblem } from './requirements.mjs';

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
])('javaProblem of "%s" is %s', (answer, problem) => {
  if (problem === undefined) expect(javaProblemOf(answer)).toBeUndefined();
  else expect(javaProblemOf(answer)).toMatch(problem);
});

it('differences lists packages that are missing or outdated, except optional ones', () => {
  const requested = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/b': { version: '1.0.0', integrity: 'y' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
    'node_modules/optional': { version: '2.0.0', optional: true },
  };
  expect(
    differences(requested, {
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/b': { version: '0.9.0', integrity: 'z' },
      'node_modules/optional': { version: '1.0.0', optional: true },
    }),
  ).toEqual(['node_modules/b', 'node_modules/optional']);
});

it.each<[string, { own?: string; version: string; runs: string | undefined }]>([
  ['its own', { own: 'exit 0', version: '24.3.0', runs: 'own' }],
  ['its own instead of an older installed', { own: 'exit 0', version: '20.20.2', runs: 'own' }],
  ['without a package for the platform, the installed', { version: '24.3.0', runs: 'machine' }],
  ['when its own does not start, the installed', { own: 'exit 1', version: '26.0.0', runs: 'machine' }],
  ['when its own is missing and the installed is too old, no', { version: '22.22.0', runs: undefined }],
])('the project runs on %s Node', (_, { own, version, runs }) => {
  const root = mkdtempSync(path.join(tmpdir(), 'node-'));
  const ownNode = path.join(root, 'node_modules/.bin/node');
  if (own !== undefined) {
    mkdirSync(path.dirname(ownNode), { recursive: true });
    writeFileSync(ownNode, `#!/bin/sh\n${own}\n`);
    chmodSync(ownNode, 0o755);
  }
  const expected = { own: ownNode, machine: '/machine/node' }[runs ?? ''];
  expect(nodeFor(root, { file: '/machine/node', version })).toBe(expected);
  rmSync(root, { recursive: true });
});
