import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalStackOptions } from './api/local-stack.ts';
import { lockData } from './process/data-folder.ts';
import type { Lifecycle } from './process/lifecycle.ts';
import { LocalStackError } from './process/local-stack-error.ts';

/** Storage path of a part; undefined when it is in memory. */
export type PathOf = (name: string) => string | undefined;

/** File with the name of the data's layout. */
const layoutFile = 'layout';

/**
 * Locks the data folder against a second local stack, and empties it on request.
 *
 * @throws LocalStackError `data-in-use`, or `data-outdated` for data of another layout
 */
export async function openData(
  { dataDir, layout, fresh = false }: Pick<LocalStackOptions, 'dataDir' | 'fresh' | 'layout'>,
  lifecycle: Pick<Lifecycle, 'onStop'>,
): Promise<PathOf> {
  if (dataDir === undefined) return () => undefined;
  lifecycle.onStop(await lockData(dataDir));
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  if (layout !== undefined) requireLayout(dataDir, layout);
  return (name) => path.join(dataDir, name);
}

/** Writes the layout into an empty folder. Data of another layout is refused, not migrated. */
function requireLayout(dataDir: string, layout: string): void {
  const file = path.join(dataDir, layoutFile);
  const isEmpty = readdirSync(dataDir).length === 0;
  if (isEmpty) writeFileSync(file, layout);
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (isEmpty || stored === layout) return;
  throw new LocalStackError(
    'data-outdated',
    `The data in ${path.basename(dataDir)} was stored by another version, in a layout that this one cannot read: delete it with \`npm start -- --fresh\`, or keep it with \`npm start -- --memory\`.`,
  );
}
