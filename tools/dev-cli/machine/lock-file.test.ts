import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../../infra/build/project.ts';

interface LockedPackage {
  /** Only if it differs from the folder’s. */
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  /** Bundled in another package, whose integrity covers it. */
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

/** Resolves a package as Node would from another's folder; undefined when the lock file lacks it. */
function resolve(from: string, name: string): string | undefined {
  const location = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[location] !== undefined) return location;
  return from === ''
    ? undefined
    : resolve(from.slice(0, Math.max(from.lastIndexOf('node_modules/') - 1, 0)), name);
}

it('the lock file has more than 500 packages', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(500);
});

it('the lock file has the optional packages of all platforms, without which `npm ci` fails there', () => {
  const missing = Object.entries(packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => resolve(location, name) === undefined),
  );
  expect(missing).toEqual([]);
});

it('the lock file has only exact versions', () => {
  const inexact = Object.entries(packages).filter(
    ([location, { version }]) => location !== '' && !/^\d+\.\d+\.\d+/.test(version ?? ''),
  );
  expect(inexact).toEqual([]);
});

it('the lock file has the registry URL of every package, so that npm need not look up versions', () => {
  const otherUrls = Object.entries(packages)
    .filter(([location, { inBundle }]) => location !== '' && !inBundle)
    .filter(([location, { name = location.split('node_modules/').at(-1) ?? '', version, resolved }]) => {
      const file = `${path.basename(name)}-${version}.tgz`;
      return resolved !== `https://registry.npmjs.org/${name}/-/${file}`;
    });
  expect(otherUrls).toEqual([]);
});

/**
 * Whether a package is an optional one for a platform other than Linux (glibc) on x64 or arm64. Its integrity is
 * unknown, because no registry offered it when the lock file was written.
 */
const isForOtherPlatform = ({ optional, os = [], cpu = [], libc = [] }: LockedPackage) =>
  optional === true &&
  (!os.includes('linux') || libc.includes('musl') || !['x64', 'arm64'].some((name) => cpu.includes(name)));

it('the lock file has the integrity of every package that Linux on x64 or arm64 installs', () => {
  const withoutIntegrity = Object.entries(packages).filter(
    ([location, entry]) =>
      location !== '' && entry.integrity === undefined && !entry.inBundle && !isForOtherPlatform(entry),
  );
  expect(withoutIntegrity).toEqual([]);
});

it('the project’s Node is an optional package, so that an installation succeeds on platforms without one', () => {
  const root = packages[''] as { optionalDependencies?: Record<string, string> };
  expect(root.optionalDependencies).toEqual({ node: expect.stringMatching(/^24\.\d+\.\d+$/) });
  expect(packages['node_modules/node']?.optional).toBe(true);
});
