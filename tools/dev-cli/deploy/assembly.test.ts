import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAssembly } from './assembly.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assembly-'));
  const main = { Outputs: { Release: { Value: 'abc' }, Options: { Value: 'domain firewall' } } };
  for (const file of [
    'PortVilaRum-prod-Firewall.template.json',
    'PortVilaRumprodStaff1A2B3C4D.nested.template.json',
    'PortVilaRum-prod.assets.json',
    'manifest.json',
  ])
    writeFileSync(path.join(folder, file), '{}');
  writeFileSync(path.join(folder, 'PortVilaRum-prod.template.json'), JSON.stringify(main));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('readAssembly returns the release, the options and the stacks that are deployed separately, without nested stacks', () => {
  const { stacks, ...others } = readAssembly(folder, 'PortVilaRum-prod');
  expect([...stacks].sort()).toEqual(['PortVilaRum-prod', 'PortVilaRum-prod-Firewall']);
  expect(others).toEqual({ folder, release: 'abc', options: ['domain', 'firewall'] });
});

it('readAssembly returns no options for an assembly without options', () => {
  const file = path.join(folder, 'PortVilaRum-prod.template.json');
  writeFileSync(file, JSON.stringify({ Outputs: { Options: { Value: 'none' } } }));
  expect(readAssembly(folder, 'PortVilaRum-prod').options).toEqual([]);
});

it('readAssembly refuses an assembly of another stage', () => {
  expect(() => readAssembly(folder, 'PortVilaRum-try')).toThrow('contains no deployment of PortVilaRum-try');
});
