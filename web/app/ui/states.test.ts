import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(app, file), 'utf8');
const classes = new Set(
  [...read('ui/states.css').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
);
const composedClasses = new Set(
  globSync('**/*.module.css', { cwd: app })
    .flatMap((file) => [...read(file).matchAll(/composes: ([\w -]+) from global/g)])
    .flatMap(([, names = '']) => names.split(' ')),
);

it('the style sheet of shared states has exactly the classes that other style sheets compose', () => {
  expect(classes.size).toBeGreaterThan(5);
  expect([...composedClasses].sort()).toEqual([...classes].sort());
});
