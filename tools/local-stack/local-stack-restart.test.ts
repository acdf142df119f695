import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocalStack, LocalStackOptions } from './api/local-stack.ts';
import { announcingStack } from './messaging/announcing-stack.testing.ts';
import { startLocalStack } from './start-local-stack.ts';
import {
  type HandMadeAssembly,
  type HandMadeFunction,
  writeAssembly,
} from './template/hand-made-assembly.testing.ts';

let assembly: HandMadeAssembly;
let dataDir: string;
let localStack: LocalStack | undefined;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-stack-data-'));
  assembly = await writeAssembly(announcingStack);
});

afterEach(async () => {
  await localStack?.stop();
  assembly.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startAgain(options: LocalStackOptions = {}): Promise<LocalStack> {
  await localStack?.stop();
  localStack = await startLocalStack({
    port: 0,
    quiet: true,
    assemblyDir: assembly.folder,
    dataDir,
    ...options,
  });
  return localStack;
}

async function write(id: string): Promise<string> {
  const response = await fetch(`${localStack?.url}/api/write`, {
    method: 'POST',
    body: JSON.stringify({ id }),
  });
  return response.text();
}

const subjects = (): string[] => (localStack?.emails() ?? []).map(({ subject }) => subject);

test.runIf(process.env.RESILIENCE === 'all')(
  'items, emails and undelivered events of the local stack survive a restart, but not a start with --fresh',
  async () => {
    const first = await startAgain();
    await write('delivered');
    await first.waitUntilIdle();
    for (const pipe of first.pipes) pipe.pause();
    await write('pending');

    const second = await startAgain();
    await second.waitUntilIdle();
    expect(subjects()).toEqual(['delivered', 'pending']);
    expect(await write('delivered')).toBe('2');

    const fresh = await startAgain({ fresh: true });
    await fresh.waitUntilIdle();
    expect(subjects()).toEqual([]);
    expect(await write('delivered')).toBe('1');
  },
);

test('the local stack loads new code without a restart, unless a permission was removed as well', async () => {
  const running = await startAgain({ dataDir: undefined, warm: false });
  // Each function starts at its first call.
  expect(running.functions.map(({ environments }) => environments.idle)).toEqual([0, 0]);
  expect(await write('one')).toBe('1');

  const code = 'export const handler = async () => ({ statusCode: 200, body: "new code" });';
  await rewrite({ ...announcingStack.functions.Write, code });
  expect(running.reload()).toBe(true);
  expect(await write('one')).toBe('new code');

  await rewrite({ ...announcingStack.functions.Write, statements: [] });
  expect(running.reload()).toBe(false);
  expect(await write('one')).toBe('new code');
});

async function rewrite(Write: HandMadeFunction): Promise<void> {
  const functions = { ...announcingStack.functions, Write };
  assembly = await writeAssembly({ ...announcingStack, functions }, assembly.folder);
}
