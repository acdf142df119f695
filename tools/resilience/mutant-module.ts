import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectFolder } from '../../infra/build/project.ts';
import { mutantPlugin, type Patch } from './mutant-plugin.ts';

/**
 * A module of the product with a fault in one of the sources that it is made of. Packages are left out of the bundle,
 * so that it knows the errors of the clients that it is given.
 *
 * @param file from the project's top
 * @returns what the module exports
 * @throws Error when the source with the fault is no part of it
 */
export async function mutantModule<Exports>(file: string, patch: Patch): Promise<Exports> {
  const builds = path.join(projectFolder, 'build');
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(path.join(builds, 'mutant-'));
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
    if (!isPatched()) throw new Error(`${patch.file} is no part of ${file}`);
    return (await import(pathToFileURL(outfile).href)) as Exports;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
