import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** A file with French outside `content/fr`: mails, calendar files, and what staff send. */
export interface FrenchSource {
  readonly file: string;
  /** French from first to last line; others hold both languages, French below a key `French` or `fr`. */
  readonly isWhole: boolean;
}

const whole = /(^|\/)french(-[a-z]+)?\.ts$/;
const inParts = /(?<![\w.])(French|fr): ?[{'"`(]|tag: 'fr'/;

/** Every file with French outside `content/fr`. */
export const frenchSources: readonly FrenchSource[] = globSync(
  ['functions/**/*.{ts,tsx}', 'shared/**/*.ts', 'web/app/content/staff/*.ts'],
  { cwd: root },
)
  .filter((file) => !/\.(test|testing)\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ file, isWhole: whole.test(file) }))
  .filter(({ file, isWhole }) => isWhole || inParts.test(readFileSync(path.join(root, file), 'utf8')));
