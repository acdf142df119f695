import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockData } from './data-folder.ts';

const newFolder = () => join(tmpdir(), randomUUID(), '.local');

it('the data folder of a running local stack cannot be locked again until it is released', async () => {
  const dataFolder = newFolder();
  const release = await lockData(dataFolder);
  await expect(lockData(dataFolder)).rejects.toThrow('is already in use by a running product: stop it, or');
  await expect((await lockData(newFolder()))()).resolves.toBeUndefined();
  await release();
  await (await lockData(dataFolder))();
});

it('the data folder of the local stack can be locked again after the process that locked it was killed', async () => {
  const dataFolder = newFolder();
  const module = JSON.stringify(new URL('./data-folder.ts', import.meta.url).href);
  const code = `const { lockData } = await import(${module}); await lockData(${JSON.stringify(dataFolder)}); process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', code]);
  expect(signal).toBe('SIGKILL');
  await (await lockData(dataFolder))();
});
