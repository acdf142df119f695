import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LocalStackOptions } from './api/local-stack.ts';
import { holdData } from './process/data-folder.ts';
import type { Lifecycle } from './process/lifecycle.ts';

/** Storage path of a part; undefined when it is in memory. */
export type PlaceOf = (name: string) => string | undefined;

/**
 * Locks the data folder against a second local stack, and empties it on request.
 *
 * @throws LocalStackError `data-in-use`
 */
export async function openData(
  { dataDir, fresh = false }: Pick<LocalStackOptions, 'dataDir' | 'fresh'>,
  lifecycle: Pick<Lifecycle, 'onStop'>,
): Promise<PlaceOf> {
  if (dataDir === undefined) return () => undefined;
  lifecycle.onStop(await holdData(dataDir));
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  return (name) => path.join(dataDir, name);
}
