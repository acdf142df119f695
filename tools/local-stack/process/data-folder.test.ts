import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockData } from './data-folder.ts';

const folder = () => join(tmpdir(), randomUUID(), '.local');

it('a data folder is locked for one process at a time, and free after release', async () => {
  const held = folder();
  const release = await lockData(held);
  await expect(lockData(held)).rejects.toThrow('is already in use by a running product: stop it, or');
  await expect((await lockData(folder()))()).resolves.toBeUndefined();
  await release();
  await (await lockData(held))();
});

it('a data folder is free again when its process was killed', async () => {
  const held = folder();
  const module = JSON.stringify(new URL('./data-folder.ts', import.meta.url).href);
  const code = `const { lockData } = await import(${module}); await lockData(${JSON.stringify(held)}); process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', code]);
  expect(signal).toBe('SIGKILL');
  await (await lockData(held))();
});
