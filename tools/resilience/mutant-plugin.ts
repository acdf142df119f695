import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { projectFolder } from '../../infra/build/project.ts';

/** One place in one of the sources, and what stands there instead. */
export interface Patch {
  /** Source file, from the project's top. */
  readonly file: string;
  /** Text that the file holds exactly once, and what stands there instead. */
  readonly find: string;
  readonly replace: string;
}

/** Lets esbuild read the source with its fault; `isPatched` tells afterwards whether it has read it at all. */
export function mutantPlugin(patch: Patch): { readonly plugin: Plugin; readonly isPatched: () => boolean } {
  const file = path.join(projectFolder, patch.file);
  let isPatched = false;
  const plugin: Plugin = {
    name: 'mutant',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.tsx?$/ }, ({ path: loaded }) => {
        if (loaded !== file) return undefined;
        isPatched = true;
        return { contents: mutate(readFileSync(file, 'utf8'), patch), loader: loaderOf(file) };
      });
    },
  };
  return { plugin, isPatched: () => isPatched };
}

/** The source with its fault. @throws Error unless it holds the text to be replaced exactly once. */
export function mutate(source: string, { file, find, replace }: Patch): string {
  const found = source.split(find).length - 1;
  if (found !== 1) throw new Error(`${file} holds ${found} times, not once: ${find}`);
  return source.split(find).join(replace);
}

const loaderOf = (file: string): Loader => (file.endsWith('x') ? 'tsx' : 'ts');
