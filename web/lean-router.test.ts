import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanRouterCode } from './lean-router.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('react-router'));
const router = readdirSync(path.join(folder, '../development'))
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(path.join(folder, '../development', name), 'utf8'))
  .find((code) => code.includes('function createRouter('));

it('finds all that it replaces in the installed router', () => {
  const lean = leanRouterCode(router ?? '');
  expect(lean.split('\n')).toHaveLength((router ?? '').split('\n').length);
  expect(lean).not.toContain('ENABLE_DEV_WARNINGS = true');
});

it('stops the build when a new version of the router is written otherwise', () => {
  expect(() => leanRouterCode('function createRouter() {}')).toThrow('React Router no longer holds');
});
