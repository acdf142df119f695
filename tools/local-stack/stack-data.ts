import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalStackOptions } from './api/local-stack.ts';
import { holdData } from './process/data-folder.ts';
import type { Lifecycle } from './process/lifecycle.ts';
import { LocalStackError } from './process/local-stack-error.ts';

/** Storage path of a part; undefined when it is in memory. */
export type PlaceOf = (name: string) => string | undefined;

/** Names the layout of the data beside it. */
const layoutFile = 'layout';

/**
 * Locks the data folder against a second local stack, and empties it on request.
 *
 * @throws LocalStackError `data-in-use`, or `data-outdated` for data of another layout
 */
export async function openData(
  { dataDir, layout, fresh = false }: Pick<LocalStackOptions, 'dataDir' | 'fresh' | 'layout'>,
  lifecycle: Pick<Lifecycle, 'onStop'>,
): Promise<PlaceOf> {
  if (dataDir === undefined) return () => undefined;
  lifecycle.onStop(await holdData(dataDir));
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  if (layout !== undefined) requireLayout(dataDir, layout);
  return (name) => path.join(dataDir, name);
}

/** An empty folder takes the layout; no data are rewritten for another. */
function requireLayout(dataDir: string, layout: string): void {
  const file = path.join(dataDir, layoutFile);
  const isEmpty = readdirSync(dataDir).length === 0;
  if (isEmpty) writeFileSync(file, layout);
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (isEmpty || stored === layout) return;
  throw new LocalStackError(
    'data-outdated',
    `The data in ${path.basename(dataDir)} were stored by another version, in a layout that this one cannot read: delete them with \`npm start -- --fresh\`, or leave them alone with \`npm start -- --memory\`.`,
  );
}
