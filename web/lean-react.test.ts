import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesMatching } from './files-matching.testing.ts';
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
  /\b(Suspense|SuspenseList|Activity|ViewTransition|Await|useActionState|useFormStatus|useOptimistic|preinit\w*|preconnect|prefetchDNS|preloadModule)\b|\bprecedence=|<Fragment[^>]*\sref=|<form[^>]*\saction=\{|<script[^>]*\sasync\b|<[a-z]+-[a-z]/;

it('leaves out nothing that the site needs', () => {
  expect(filesMatching(needsAll)).toEqual([]);
});
