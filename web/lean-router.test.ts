import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesMatching } from './files-matching.testing.ts';
import { leanRouterCode } from './lean-router.ts';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router')),
  '../development',
);
const filesWith = (what: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((code) => code.includes(what));

it.each(['function createRouter(', 'function createHydratedRouter('])(
  'finds all that it replaces in the installed router: %s',
  (what) => {
    const [code = '', ...others] = filesWith(what);
    expect(others).toEqual([]);
    const lean = leanRouterCode(code);
    expect(lean).not.toBe(code);
    expect(lean.split('\n')).toHaveLength(code.split('\n').length);
  },
);

it('stops the build when a new version of the router is written otherwise', () => {
  expect(() => leanRouterCode('function createRouter() {}')).toThrow('React Router no longer holds');
});

/** What needs the parts that are left out; `replace` and `data` of a `clientLoader` are there. */
const needsAll =
  /\b(Form|useFetchers?|useSubmit|useFormAction|useRevalidator|PrefetchPageLinks)\b[^']*'react-router|\b(prefetch|viewTransition|fetcherKey)=|export (async )?(const|function) (loader|action|clientAction|middleware|links)\b/;

it('leaves out nothing that the site needs', () => {
  expect(filesMatching(needsAll)).toEqual([]);
});
