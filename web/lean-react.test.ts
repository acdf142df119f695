import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanReactCode } from './lean-react.ts';

const installed = readFileSync(
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('react-dom')),
    'cjs/react-dom-client.production.js',
  ),
  'utf8',
);

it('finds all that it leaves out of the installed React, and moves no line', () => {
  const lean = leanReactCode(installed);
  expect(lean.length).toBeLessThan(installed.length * 0.9);
  expect(lean.split('\n')).toHaveLength(installed.split('\n').length);
});

it('leaves code that can be read', () => {
  expect(() => new Function(leanReactCode(installed))).not.toThrow();
});

it('stops the build when a new version of React is written otherwise', () => {
  expect(() => leanReactCode('function startViewTransition() {}')).toThrow('React no longer holds');
});

/** What needs the parts that are left out. */
const needsAll =
  /\b(Suspense|SuspenseList|Activity|ViewTransition|Await|useActionState|useFormStatus|preinit\w*|preconnect|prefetchDNS|preloadModule)\b|\bprecedence=|<Fragment[^>]*\sref=|<form[^>]*\saction=\{|<[a-z]+-[a-z]/;

const app = path.join(import.meta.dirname, 'app');

it('leaves out nothing that the site needs', () => {
  const files = globSync('**/*.tsx', { cwd: app }).filter((file) => !file.endsWith('.test.tsx'));
  const needing = files.flatMap((file) => {
    const [found] = needsAll.exec(readFileSync(path.join(app, file), 'utf8')) ?? [];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(files.length).toBeGreaterThan(100);
  expect(needing).toEqual([]);
});
