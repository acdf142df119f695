import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { layoutClasses } from '#web/layout-sheet.ts';
import { classOf, isLayoutProp } from './layout-class.ts';

const app = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(app, file), 'utf8');
const code = globSync('**/*.tsx', { cwd: app }).map(read).join('\n');
const elements = [
  ...code.matchAll(/<(Stack|Cluster|Grid|Columns|Page|Panel|Text|Heading)\b((?:[^>]|=>)*)>/g),
];
const classes = [
  ...[...read('ui/layout/layout.css').matchAll(/^ *\.([\w-]+)/gm)].map(([, name = '']) => name),
  ...layoutClasses.map(([name]) => name),
];

/** Props with and without a value: `gap={12}` and `nowrap`. */
const propsOf = (text: string): readonly [string, unknown][] => [
  ...[...text.matchAll(/\s(\w+)=(?:"([\w-]+)"|\{(\d+)\})/g)].map(
    ([, name = '', word, number]): [string, unknown] => [name, word ?? number],
  ),
  ...[...text.matchAll(/\s(\w+)(?=\s|$)/g)].map(([, name = '']): [string, unknown] => [name, true]),
];

/** Components that have a class; the others only choose an element. */
const kinds = ['Stack', 'Cluster', 'Grid', 'Columns', 'Page'];

const usedClasses = new Set(
  elements.flatMap(([, element = '', props = '']) => [
    ...(kinds.includes(element) ? [element.toLowerCase()] : []),
    ...propsOf(props).flatMap(([name, value]) => (isLayoutProp(name) ? [classOf(name, value)] : [])),
  ]),
);

it('the style sheet of layouts has no unused class', () => {
  expect(elements.length).toBeGreaterThan(500);
  expect(classes.length).toBeGreaterThan(80);
  expect(classes.filter((name) => !usedClasses.has(name))).toEqual([]);
});

it('the style sheet of layouts has a class for each value that a component uses', () => {
  expect(usedClasses.size).toBeGreaterThan(80);
  expect([...usedClasses].filter((name) => !classes.includes(name))).toEqual([]);
});
