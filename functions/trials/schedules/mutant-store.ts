import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectRoot } from '../../../infra/bundle.ts';
import type { bookingStore } from '../../stores/bookings.ts';
import { mutantPlugin, type Patch } from '../mutant-plugin.ts';

/**
 * The store of bookings with a fault in one of its sources. Packages are left out of the bundle, so that it knows
 * the errors of the client that the schedules give it.
 */
export async function mutantStore(patch: Patch): Promise<typeof bookingStore> {
  const builds = path.join(projectRoot, 'build');
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(path.join(builds, 'mutant-'));
  const outfile = path.join(folder, 'bookings.mjs');
  const { plugin, isPatched } = mutantPlugin(patch);
  try {
    await build({
      entryPoints: [path.join(projectRoot, 'functions/stores/bookings.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      plugins: [plugin],
      logLevel: 'silent',
    });
    if (!isPatched()) throw new Error(`${patch.file} is no part of the store`);
    const stores = (await import(pathToFileURL(outfile).href)) as { bookingStore: typeof bookingStore };
    return stores.bookingStore;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
