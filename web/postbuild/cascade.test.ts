import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { layoutClasses } from '#web/layout-sheet.ts';
import { builtPages } from './built-pages.testing.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');
const layout = readFileSync(path.resolve(import.meta.dirname, '../app/ui/layout/layout.css'), 'utf8');

/** Classes of each rule, in the order of the sheet. */
function classesOfRules(css: string): readonly string[][] {
  const found: string[][] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    const classes = [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
    if (classes.length > 0) found.push(classes);
  });
  return found;
}

const namesInLayout = new Set([...classesOfRules(layout).flat(), ...layoutClasses.map(([name]) => name)]);

/** Position of the last rule of a layout class, and of the first rule of a component's class. */
function positions(css: string): { readonly lastOfLayout: number; readonly firstOfComponents: number } {
  const rules = classesOfRules(css).map((classes) => classes.every((name) => namesInLayout.has(name)));
  return { lastOfLayout: rules.lastIndexOf(true), firstOfComponents: rules.indexOf(false) };
}

// Otherwise a layout class would win over the class of a component where both set a property.
it('in every style sheet of the built site, layout.css comes before the rules of components', () => {
  const completeSheets = globSync('**/rules-*.css', { cwd: site }).map((file) => [
    file,
    readFileSync(path.join(site, file), 'utf8'),
  ]);
  const pageSheets = builtPages.map(({ address }) => {
    const html = readFileSync(path.join(site, address, 'index.html'), 'utf8');
    return [address, /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''];
  });
  expect(completeSheets.length).toBeGreaterThan(0);
  const rulePositions = [...completeSheets, ...pageSheets].map(([name, css = '']) => ({
    name,
    ...positions(css),
  }));
  expect(
    rulePositions.filter(({ lastOfLayout, firstOfComponents }) => lastOfLayout < 0 || firstOfComponents < 0),
  ).toEqual([]);
  expect(
    rulePositions.filter(({ lastOfLayout, firstOfComponents }) => lastOfLayout > firstOfComponents),
  ).toEqual([]);
});
