import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../../infra/build/project.ts';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Lies inside another package, whose integrity holds for it. */
  inBundle?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
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

it('names no registry but npm’s own, whatever the machine had that wrote it', () => {
  const elsewhere = Object.entries(packages).filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere).toEqual([]);
});

/** Platforms whose packages were in no registry that was at hand when the lock file was written. */
const isOfAnotherPlatform = ({ optional, os = [], cpu = [], libc = [] }: LockedPackage) =>
  optional === true &&
  (!os.includes('linux') || libc.includes('musl') || !['x64', 'arm64'].some((one) => cpu.includes(one)));

it('has the integrity of every package that Linux, on x64 or arm64, installs', () => {
  const without = Object.entries(packages).filter(
    ([where, one]) =>
      where !== '' && one.integrity === undefined && !one.inBundle && !isOfAnotherPlatform(one),
  );
  expect(without).toEqual([]);
});

it('takes the Node of the project where there is a package of it, and installs the rest where there is none', () => {
  const root = packages[''] as { optionalDependencies?: Record<string, string> };
  expect(root.optionalDependencies).toEqual({ node: expect.stringMatching(/^24\.\d+\.\d+$/) });
  expect(packages['node_modules/node']?.optional).toBe(true);
});
