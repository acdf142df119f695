import { watch } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';

const debounceMilliseconds = 150;

/**
 * Calls back after source files change, debounced and never concurrently.
 *
 * @param folders watched recursively, relative to the project
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
