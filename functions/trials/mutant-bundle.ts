import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleEntries, bundleOptions } from '../../infra/bundle.ts';
import { mutantPlugin } from './mutant-plugin.ts';
import type { Mutant } from './mutants.ts';

/**
 * Bundles one function as it is deployed, but for one place in one of its sources.
 *
 * @returns the entry file of the bundle, in a folder of its own
 * @throws Error when the source no longer holds the text exactly once: the mutant then has to follow the product
 */
export async function bundleMutant(patch: Pick<Mutant, 'in' | 'file' | 'find' | 'replace'>): Promise<string> {
  const entries = bundleEntries().filter(({ name }) => name === patch.in);
  if (entries.length !== 1) throw new Error(`There is no function named ${patch.in}`);
  const outdir = mkdtempSync(path.join(tmpdir(), 'mutant-'));
  const { plugin, isPatched } = mutantPlugin(patch);
  await build({
    ...bundleOptions(entries),
    outdir,
    write: true,
    minify: false,
    plugins: [plugin],
    logLevel: 'silent',
  });
  if (!isPatched()) throw new Error(`${patch.file} is no part of ${patch.in}`);
  return path.join(outdir, patch.in, 'index.mjs');
}
