import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';

/**
 * Copies the files of an application to those of another. Files with the same content have the same name.
 *
 * @throws Error when the target folder has another file of the same name
 */
export function addFiles(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: isNew });
}

function isNew(file: string, target: string): boolean {
  if (statSync(file).isDirectory() || !existsSync(target)) return true;
  if (!readFileSync(file).equals(readFileSync(target)))
    throw new Error(`Two different files have the name ${target}.`);
  return false;
}
