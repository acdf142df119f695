import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** A file with French outside `content/fr`: emails, calendar files, and texts that staff send. */
export interface FrenchSource {
  readonly file: string;
  /** The whole file is French; otherwise French is below a key `French` or `fr`. */
  readonly isFrenchOnly: boolean;
}

const frenchFileName = /(^|\/)french(-[a-z]+)?\.ts$/;
const frenchParts = /(?<![\w.])(French|fr): ?[{'"`(]|tag: 'fr'/;

/** Every file with French outside `content/fr`. */
export const frenchSources: readonly FrenchSource[] = globSync(
  ['functions/**/*.{ts,tsx}', 'shared/**/*.ts', 'web/app/content/staff/*.ts'],
  { cwd: root },
)
  .filter((file) => !/\.(test|testing)\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, isFrenchOnly: frenchFileName.test(file) }))
  .filter(
    ({ file, isFrenchOnly }) => isFrenchOnly || frenchParts.test(readFileSync(path.join(root, file), 'utf8')),
  );
