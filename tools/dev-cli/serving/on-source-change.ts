import { watch } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../../infra/build/project.ts';

const debounceMilliseconds = 150;

/**
 * Calls back after a source file has changed, once for a burst of changes and never twice at a time.
 *
 * @param folders watched, with all below them, from the project's top folder
 */
export function onSourceChange(folders: string[], react: (file: string) => Promise<void>): void {
  let waiting: NodeJS.Timeout | undefined;
  let latest: string | undefined;
  let busy = false;

  const settle = async (): Promise<void> => {
    if (busy || latest === undefined) return;
    busy = true;
    const file = latest;
    latest = undefined;
    await react(file);
    busy = false;
    await settle();
  };
  for (const folder of folders) {
    watch(path.join(projectFolder, folder), { recursive: true }, (_, name) => {
      if (name === null || !/\.tsx?$/.test(name) || /\.(test|testing)\.tsx?$/.test(name)) return;
      latest = `${folder}/${name}`;
      clearTimeout(waiting);
      waiting = setTimeout(() => void settle(), debounceMilliseconds);
    });
  }
}
