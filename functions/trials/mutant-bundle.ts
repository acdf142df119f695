import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Loader, type Plugin } from 'esbuild';
import { bundleEntries, bundleOptions, projectRoot } from '../../infra/bundle.ts';
import type { Mutant } from './mutants.ts';

type Patch = Pick<Mutant, 'in' | 'file' | 'find' | 'replace'>;

/**
 * Bundles one function as it is deployed, but for one place in one of its sources.
 *
 * @returns the entry file of the bundle, in a folder of its own
 * @throws Error when the source no longer holds the text exactly once: the mutant then has to follow the product
 */
export async function bundleMutant(patch: Patch): Promise<string> {
  const entries = bundleEntries().filter(({ name }) => name === patch.in);
  if (entries.length !== 1) throw new Error(`There is no function named ${patch.in}`);
  const outdir = mkdtempSync(path.join(tmpdir(), 'mutant-'));
  const file = path.join(projectRoot, patch.file);
  let isPatched = false;
  const plugin: Plugin = {
    name: 'mutant',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.tsx?$/ }, ({ path: loaded }) => {
        if (loaded !== file) return undefined;
        isPatched = true;
        return { contents: mutate(readFileSync(file, 'utf8'), patch), loader: loaderOf(file) };
      });
    },
  };
  await build({
    ...bundleOptions(entries),
    outdir,
    write: true,
    minify: false,
    plugins: [plugin],
    logLevel: 'silent',
  });
  if (!isPatched) throw new Error(`${patch.file} is no part of ${patch.in}`);
  return path.join(outdir, patch.in, 'index.mjs');
}

/** The source with its fault. @throws Error unless it holds the text to be replaced exactly once. */
export function mutate(source: string, { file, find, replace }: Omit<Patch, 'in'>): string {
  const found = source.split(find).length - 1;
  if (found !== 1) throw new Error(`${file} holds ${found} times, not once: ${find}`);
  return source.split(find).join(replace);
}

const loaderOf = (file: string): Loader => (file.endsWith('x') ? 'tsx' : 'ts');
