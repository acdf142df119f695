import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectFolder } from '#infra/build/project.ts';
import { addEndpoint } from './add-endpoint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'scaffold-'));
  for (const file of ['shared/contracts/registry.ts', 'infra/api'])
    cpSync(path.join(projectFolder, file), path.join(root, file), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('writes an endpoint, and its lines in the registry and the stack', () => {
  const files = addEndpoint(root, 'find-gift', 'shop');
  expect(files).toEqual([
    'shared/contracts/find-gift.ts',
    'functions/endpoints/find-gift/handler.ts',
    'functions/endpoints/find-gift/find-gift.ts',
    'functions/endpoints/find-gift/find-gift.test.ts',
    'shared/contracts/registry.ts',
    'infra/api/shop-endpoints.ts',
  ]);
  expect(read('shared/contracts/find-gift.ts')).toContain("method: 'GET',\n  path: '/api/find-gift'");
  expect(read('shared/contracts/registry.ts')).toMatch(/import \{ findGift \}[\s\S]*\n {2}findGift,\n\];\n$/);
  expect(read('infra/api/shop-endpoints.ts')).toMatch(/\n {2}add\('FindGift', findGift\);\n\}\n$/);
});

it('leaves a test that fails with what is to be done', () => {
  addEndpoint(root, 'send-gift', 'booking');
  const test = read('functions/endpoints/send-gift/send-gift.test.ts');
  expect(test).toContain('expect.unreachable(');
  expect(test).toContain('Write the contract, use case and tests of send-gift');
});

it.each([
  ['gift', 'booking', 'such as find-gift: not gift'],
  ['find-gift', 'gifts', 'There is no domain gifts; there are: booking, office, operator, shop, staff'],
])('refuses %s in %s, and writes nothing', (name, domain, message) => {
  expect(() => addEndpoint(root, name, domain)).toThrow(message);
  expect(existsSync(path.join(root, 'functions'))).toBe(false);
});

it('overwrites nothing', () => {
  addEndpoint(root, 'find-gift', 'booking');
  expect(() => addEndpoint(root, 'find-gift', 'booking')).toThrow('There is already');
});
