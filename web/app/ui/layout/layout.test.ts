import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(app, file), 'utf8');
const code = globSync('**/*.tsx', { cwd: app }).map(read).join('\n');
const elements = [
  ...code.matchAll(/<(Stack|Cluster|Grid|Columns|Page|Panel|Text|Heading)\b((?:[^>]|=>)*)>/g),
];
const classes = [...read('ui/layout/layout.css').matchAll(/^ *\.([\w-]+)/gm)].map(([, name = '']) => name);

/** `gap={12}` is the class `gap-12`, `nowrap` the class `nowrap`. */
const used = new Set(
  elements.flatMap(([, element = '', props = '']) => [
    element.toLowerCase(),
    ...[...props.matchAll(/\s(\w+)=(?:"([\w-]+)"|\{(\w+)\})/g)].map(
      ([, name, word, number]) => `${name}-${word ?? number}`,
    ),
    ...[...props.matchAll(/\s(\w+)(?=\s|$)/g)].map(([, name]) => `${name}`),
  ]),
);

it('has no class that no component uses', () => {
  expect(elements.length).toBeGreaterThan(500);
  expect(classes.length).toBeGreaterThan(80);
  expect(classes.filter((name) => !used.has(name))).toEqual([]);
});

it('has a class for each value that a component uses', () => {
  const props =
    /^(gap|gapX|align|justify|pack|items|above|below|padY|padTop|padBottom|rule|span|flex|size|weight|tone|tracking|figures|breaks|set|measure)-/;
  const values = [...used].filter((name) => props.test(name));
  expect(values.length).toBeGreaterThan(80);
  expect(values.filter((name) => !classes.includes(name))).toEqual([]);
});
