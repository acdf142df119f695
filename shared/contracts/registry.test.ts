import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { problemKinds } from '../problems/problems.ts';
import { contracts } from './registry.ts';

it('the registry has a contract for every endpoint, and no other', () => {
  const endpoints = globSync('functions/endpoints/*/handler.ts').map((file) =>
    path.basename(path.dirname(file)),
  );
  expect(endpoints.length).toBeGreaterThan(50);
  expect(contracts.map(({ name }) => name).sort()).toEqual(endpoints.sort());
});

it('the contracts have unique names and routes, and only known problem kinds', () => {
  expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length);
  expect(new Set(contracts.map(({ method, path }) => `${method} ${path}`)).size).toBe(contracts.length);
  for (const { name, problems } of contracts) {
    expect(
      problems.every((kind) => problemKinds.includes(kind)),
      name,
    ).toBe(true);
    expect(new Set(problems).size, name).toBe(problems.length);
  }
});

it('each contract with a body has a custom message for a body that is not an object', () => {
  for (const { name, body } of contracts) {
    for (const value of [null, [], 'text']) {
      const messages = body?.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
      expect(messages, name).not.toContain('Invalid input');
    }
  }
});

it('the paths of the API occur only in the tables of endpoints', () => {
  const files = globSync('{functions,infra,shared,web/app}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const withPath = files.filter((file) => /['"`]\/api\/[\w-]/.test(readFileSync(file, 'utf8')));
  expect(withPath.sort()).toEqual(['shared/contracts/endpoints.ts', 'shared/contracts/public-endpoints.ts']);
});

it('the contracts marked hasSecret are those whose replies contain a full reference, a link or a payment page', () => {
  expect(contracts.filter(({ hasSecret }) => hasSecret).map(({ name }) => name)).toEqual([
    'find-bookings',
    'create-booking',
    'change-booking',
    'open-booking',
    'start-checkout',
    'find-order',
    'list-operator-bookings',
    'create-operator-booking',
    'manage-people',
    'show-orders',
    'ship-order',
    'refund-order',
    'decide-operator',
    'export-person',
  ]);
});
