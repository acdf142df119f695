import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openData } from './stack-data.ts';

let dataDir: string;
const releases: (() => unknown)[] = [];
const open = async (options: { layout?: string; fresh?: boolean }) => {
  try {
    await openData({ dataDir, ...options }, { onStop: (release) => void releases.push(release) });
  } finally {
    for (const release of releases.splice(0)) await release();
  }
};

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stack-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('stored data of the local stack', () => {
  it('of the same layout is opened again', async () => {
    await open({ layout: '31' });
    writeFileSync(join(dataDir, 'table.db'), 'items');
    await open({ layout: '31' });
    expect(readdirSync(dataDir)).toContain('table.db');
  });

  it.each([
    ['another layout', async () => open({ layout: '26' })],
    ['a version without layouts', async () => undefined],
  ])('of %s is refused with the command for a fresh start, and not deleted', async (_, store) => {
    await store();
    writeFileSync(join(dataDir, 'table.db'), 'items');
    await expect(open({ layout: '31' })).rejects.toThrow('npm start -- --fresh');
    expect(readdirSync(dataDir)).toContain('table.db');
  });

  it('of another layout is deleted by a start with --fresh, which stores the new layout', async () => {
    await open({ layout: '26' });
    writeFileSync(join(dataDir, 'table.db'), 'items');
    await open({ layout: '31', fresh: true });
    expect(readdirSync(dataDir)).not.toContain('table.db');
    await open({ layout: '31' });
  });

  it('is always opened if the stack states no layout', async () => {
    writeFileSync(join(dataDir, 'table.db'), 'items');
    await open({});
    expect(readdirSync(dataDir)).toEqual(['table.db']);
  });
});
