import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectFolder } from '#infra/build/project.ts';
import { mutantPlugin, type Patch } from './mutant-plugin.ts';

/**
 * Loads a product module with a fault in one of its sources. Packages stay external, so that the error classes of AWS
 * clients match.
 *
 * @param file relative to the project
 * @returns exports of the module
 * @throws Error when the faulty source is not part of the module
 */
export async function mutantModule<Exports>(file: string, patch: Patch): Promise<Exports> {
  const buildFolder = path.join(projectFolder, 'build');
  mkdirSync(buildFolder, { recursive: true });
  const folder = mkdtempSync(path.join(buildFolder, 'mutant-'));
  const outfile = path.join(folder, 'mutant.mjs');
  const { plugin, isPatched } = mutantPlugin(patch);
  try {
    await build({
      entryPoints: [path.join(projectFolder, file)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      plugins: [plugin],
      logLevel: 'silent',
    });
    if (!isPatched()) throw new Error(`${patch.file} is not part of ${file}`);
    return (await import(pathToFileURL(outfile).href)) as Exports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
