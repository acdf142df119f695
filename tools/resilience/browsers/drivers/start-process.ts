import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pollUntil } from '../../harness/poll-until.ts';

/** Finds the first of these programs that this machine has. */
export const findProgram = (names: readonly string[], harmlessOption = '--version'): string | undefined =>
  names.find((program) => spawnSync(program, [harmlessOption], { stdio: 'ignore' }).status === 0);

/** A process that is stopped when the tests end. */
export interface StartedProcess {
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

export function startProcess(
  program: string,
  args: readonly string[],
  { home, env = {} }: { home: string; env?: Readonly<Record<string, string>> },
): StartedProcess {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Far from Port Vila, as in the end-to-end tests.
    env: { ...process.env, TZ: 'America/Los_Angeles', HOME: home, XDG_CONFIG_HOME: home, ...env },
  });
  const exit = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    child,
    async stop() {
      child.kill();
      // Orca may hang once its browser has exited.
      const killTimer = setTimeout(kill, 10_000);
      await exit;
      clearTimeout(killTimer);
      process.off('exit', kill);
    },
  };
}

export const createHome = (): string => mkdtempSync(path.join(tmpdir(), 'browser-'));

export const removeHome = (home: string): void =>
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** @throws Error after the timeout */
export async function waitFor<T>(
  attempt: () => Promise<T | undefined> | T | undefined,
  subject: string,
): Promise<T> {
  const result = await pollUntil(attempt);
  if (result === undefined) throw new Error(`${subject} did not start.`);
  return result;
}
