import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf, type Call, caller, callerAs } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { projectFolder } from '#infra/build/project.ts';
import { addEndpoint } from './add-endpoint.ts';

/** Below `build`, where packages resolve but nothing is linted or tested. */
const buildFolder = path.join(projectFolder, 'build');
let root: string;
beforeAll(() => {
  mkdirSync(buildFolder, { recursive: true });
  root = mkdtempSync(path.join(buildFolder, 'scaffold-'));
  for (const file of ['package.json', 'tsconfig.json', 'shared', 'functions', 'infra'])
    cpSync(path.join(projectFolder, file), path.join(root, file), {
      recursive: true,
      filter: (source) => !/\.(test\.tsx?|md)$/.test(source),
    });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** One endpoint for each kind of caller. */
const endpoints = [
  ['find-gift', 'guest', 'public-endpoints.ts', "path: '/api/find-gift'"],
  ['show-gift', 'staff', 'endpoints.ts', "path: '/api/staff/show-gift'"],
  ['send-gift', 'office', 'endpoints.ts', "path: '/api/staff/send-gift'"],
] as const;

describe('npm run new -- endpoint', () => {
  const files: string[] = [];
  beforeAll(() => {
    for (const [name, domain] of endpoints) files.push(...addEndpoint(root, name, domain));
  });

  it.each(endpoints)(
    '%s %s writes the files of the endpoint and adds it to the table of contracts',
    (name, domain, table, route) => {
      const folder = domain === 'guest' ? 'guests' : domain;
      const contract = `shared/contracts/${folder}/${name}`;
      for (const file of [
        `${contract}.ts`,
        `${contract}.access.ts`,
        `functions/endpoints/${name}/handler.ts`,
        `functions/endpoints/${name}/${name}.ts`,
        `functions/endpoints/${name}/${name}.test.ts`,
      ])
        expect(files).toContain(file);
      expect(read(`shared/contracts/${table}`)).toContain(route);
    },
  );

  it('writes files that compile with the project', () => {
    // Declares the DynamoDB Local values that tests inject.
    const injectedValues = path.join(projectFolder, 'tools/dev-cli/vitest/dynamodb-local.ts');
    const sourceFiles = [...new Set(files), 'infra/stacks/port-vila-rum-stack.ts', injectedValues];
    const { compilerOptions } = JSON.parse(read('tsconfig.json')) as { compilerOptions: object };
    const config = path.join(root, 'tsconfig.new.json');
    writeFileSync(config, JSON.stringify({ compilerOptions, files: sourceFiles }));
    const compiler = path.join(projectFolder, 'node_modules/typescript-7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--singleThreaded', '-p', config], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  it.each(endpoints)('%s %s writes an endpoint that responds as its contract says', async (name) => {
    captureLog();
    const load = (file: string) => import(pathToFileURL(path.join(root, file)).href);
    const variable = name.replace('-g', 'G');
    const { contractByEndpoint } = await load('shared/contracts/registry.ts');
    const contract = contractByEndpoint[variable];
    const useCase = (await load(`functions/endpoints/${name}/${name}.ts`))[variable]({ table: {} });
    const mia = actorOf({ id: 'mia', name: 'Mia', role: 'manager' }, 'desk');
    const call: (call: Call) => Promise<unknown> =
      contract.staff === undefined ? caller(contract, useCase) : callerAs(mia, contract, useCase);
    expect(await call({})).toMatchObject({ status: 200, json: { success: true } });
  });

  it('writes a test that fails with the remaining work as its message', () => {
    const test = read('functions/endpoints/find-gift/find-gift.test.ts');
    expect(test).toContain('expect.unreachable(');
    expect(test).toContain('Write the contract, use case and tests of find-gift');
  });

  it('refuses to overwrite files', () => {
    expect(() => addEndpoint(root, 'find-gift', 'guest')).toThrow('There is already');
  });
});

it.each([
  ['gift', 'guest', 'such as find-gift: not gift'],
  ['hide-gift', 'gifts', 'There is no domain gifts; there are: guest, staff, office'],
])('npm run new -- endpoint %s %s is refused and writes nothing', (name, domain, message) => {
  expect(() => addEndpoint(root, name, domain)).toThrow(message);
  expect(existsSync(path.join(root, 'functions/endpoints', name))).toBe(false);
});
