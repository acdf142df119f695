import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holdData } from './data-folder.ts';

const folder = () => join(tmpdir(), randomUUID(), '.local');

it('is locked for one holder at a time, and free after release', async () => {
  const held = folder();
  const release = await holdData(held);
  await expect(holdData(held)).rejects.toThrow('is already in use by a running product: stop it, or');
  await expect((await holdData(folder()))()).resolves.toBeUndefined();
  await release();
  await (await holdData(held))();
});

it('is free again when its holder was killed', async () => {
  const held = folder();
  const module = JSON.stringify(new URL('./data-folder.ts', import.meta.url).href);
  const code = `const { holdData } = await import(${module}); await holdData(${JSON.stringify(held)}); process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', code]);
  expect(signal).toBe('SIGKILL');
  await (await holdData(held))();
});
