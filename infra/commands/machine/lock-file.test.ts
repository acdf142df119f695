import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../project.ts';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(path.join(projectFolder, 'package-lock.json'), 'utf8'),
);

/** Where Node would find a package from another's folder; undefined when the lock file has it nowhere. */
function resolve(from: string, name: string): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[place] !== undefined) return place;
  return from === ''
    ? undefined
    : resolve(from.slice(0, Math.max(from.lastIndexOf('node_modules/') - 1, 0)), name);
}

it('knows the packages of all platforms: npm leaves out those of others when it changes the lock file, and then `npm ci` fails', () => {
  const missing = Object.entries(packages).flatMap(([where, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => resolve(where, name) === undefined),
  );
  expect(missing).toEqual([]);
});

it('has exact versions throughout', () => {
  const inexact = Object.entries(packages).filter(
    ([where, { version }]) => where !== '' && !/^\d+\.\d+\.\d+/.test(version ?? ''),
  );
  expect(inexact).toEqual([]);
});
