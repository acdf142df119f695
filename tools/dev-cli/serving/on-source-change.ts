import { watch } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';

const debounceMilliseconds = 150;

/**
 * Calls back after source files change, debounced and never concurrently.
 *
 * @param folders watched recursively, relative to the project
 */
export function onSourceChange(folders: string[], callback: (file: string) => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let latest: string | undefined;
  let isRunning = false;

  const runPending = async (): Promise<void> => {
    if (isRunning || latest === undefined) return;
    isRunning = true;
    const file = latest;
    latest = undefined;
    await callback(file);
    isRunning = false;
    await runPending();
  };
  for (const folder of folders) {
    watch(path.join(projectFolder, folder), { recursive: true }, (_, name) => {
      if (name === null || !/\.tsx?$/.test(name) || /\.(test|testing)\.tsx?$/.test(name)) return;
      latest = `${folder}/${name}`;
      clearTimeout(timer);
      timer = setTimeout(() => void runPending(), debounceMilliseconds);
    });
  }
}
