import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleEntries, bundleOptions } from '#infra/build/bundle.ts';
import { mutantPlugin } from './mutant-plugin.ts';
import type { Mutant } from './mutants.ts';

/**
 * Bundles one function as deployed, with one source replaced.
 *
 * @returns the bundle's entry file, and its folder, which the caller removes
 * @throws Error when the source no longer contains the text exactly once: update the mutant
 */
export async function bundleMutant(
  mutant: Pick<Mutant, 'functionName' | 'file' | 'find' | 'replace' | 'secondPatch'>,
): Promise<{ readonly entry: string; readonly folder: string }> {
  const entries = bundleEntries().filter(({ name }) => name === mutant.functionName);
  if (entries.length !== 1) throw new Error(`There is no function named ${mutant.functionName}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'mutant-'));
  const replacements = [mutant, mutant.secondPatch].filter((replacement) => replacement !== undefined);
  const patches = replacements.map((replacement) => ({
    file: replacement.file,
    ...mutantPlugin(replacement),
  }));
  await build({
    ...bundleOptions(entries),
    outdir: folder,
    write: true,
    minify: false,
    plugins: patches.map(({ plugin }) => plugin),
    logLevel: 'silent',
  });
  const unused = patches.find(({ isPatched }) => !isPatched());
  if (unused !== undefined) throw new Error(`${unused.file} is not part of ${mutant.functionName}`);
  return { entry: path.join(folder, mutant.functionName, 'index.mjs'), folder };
}
