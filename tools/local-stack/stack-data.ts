import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LocalStackOptions } from './api/local-stack.ts';
import { holdData } from './process/data-folder.ts';
import type { Lifecycle } from './process/lifecycle.ts';

/** Where a part of the twin keeps its data; undefined when it lives in memory alone. */
export type PlaceOf = (name: string) => string | undefined;

/**
 * The folder that data survive in, held against a second twin and emptied when that is wished.
 *
 * @throws TwinError `data-in-use`
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
