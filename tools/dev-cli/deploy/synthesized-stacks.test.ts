import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { synthesizedStacks } from './synthesized-stacks.ts';

it('synthesizedStacks lists the stacks that are deployed by name, without nested ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assembly-'));
  for (const file of [
    'PortVilaRum-prod.template.json',
    'PortVilaRum-prod-Firewall.template.json',
    'PortVilaRumprodStaff1A2B3C4D.nested.template.json',
    'PortVilaRum-prod.assets.json',
    'manifest.json',
  ])
    writeFileSync(path.join(folder, file), '{}');
  expect([...synthesizedStacks(folder)].sort()).toEqual(['PortVilaRum-prod', 'PortVilaRum-prod-Firewall']);
  rmSync(folder, { recursive: true });
});
