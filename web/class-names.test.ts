import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = path.join(import.meta.dirname, 'app');
const textOf = (file: string) => readFileSync(path.join(app, file), 'utf8');

it('every class that a component uses is in its style sheet', () => {
  const uses = globSync('**/*.tsx', { cwd: app }).flatMap((file) => {
    const code = textOf(file);
    return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
      ([, styles, sheet = '']) => {
        const css = textOf(sheet.replace(/^#app\//, '').replace(/^\./, `${path.dirname(file)}/.`));
        return [...code.matchAll(new RegExp(`(?<![-\\w/])${styles}\\.(\\w+)`, 'g'))]
          .filter(([, name]) => name !== 'module' && name !== 'ts')
          .map(([, name]) => ({
            place: `${file}: ${name}`,
            isDefined: new RegExp(`\\.${name}(?![\\w-])`).test(css),
          }));
      },
    );
  });
  expect(uses.length).toBeGreaterThan(500);
  expect(uses.filter(({ isDefined }) => !isDefined).map((use) => use.place)).toEqual([]);
});
