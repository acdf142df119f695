import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const app = path.join(import.meta.dirname, 'app');

/**
 * Looks through the code of the whole app, tests aside.
 *
 * @returns each file that matches, with what was found in it first
 */
export function filesMatching(pattern: RegExp): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
    (file) => !/\.(test|testing)\.tsx?$/.test(file),
  );
  if (files.length < 200) throw new Error(`Only ${files.length} files were found.`);
  return files.flatMap((file) => {
    const [found] = pattern.exec(readFileSync(path.join(app, file), 'utf8')) ?? [];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
}
