import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { projectFolder } from '#infra/build/project.ts';

/** A replacement in one source. */
export interface Patch {
  /** Source file, relative to the project. */
  readonly file: string;
  /** Text that occurs exactly once in the file, and its replacement. */
  readonly find: string;
  readonly replace: string;
}

/** Creates an esbuild plugin that replaces the text; `isPatched` returns whether the source was loaded. */
export function mutantPlugin(patch: Patch): { readonly plugin: Plugin; readonly isPatched: () => boolean } {
  const file = path.join(projectFolder, patch.file);
  let isPatched = false;
  const plugin: Plugin = {
    name: 'mutant',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.tsx?$/ }, ({ path: loadedFile }) => {
        if (loadedFile !== file) return undefined;
        isPatched = true;
        return { contents: mutate(readFileSync(file, 'utf8'), patch), loader: loaderOf(file) };
      });
    },
  };
  return { plugin, isPatched: () => isPatched };
}

/** Applies the replacement. @throws Error unless the text occurs exactly once. */
export function mutate(source: string, { file, find, replace }: Patch): string {
  const count = source.split(find).length - 1;
  if (count !== 1) throw new Error(`${file} contains this ${count} times, not once: ${find}`);
  return source.split(find).join(replace);
}

const loaderOf = (file: string): Loader => (file.endsWith('x') ? 'tsx' : 'ts');
