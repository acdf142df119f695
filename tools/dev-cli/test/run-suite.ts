import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from '#infra/build/project.ts';
import type { Counts } from './reports.ts';
import type { Suite } from './suites.ts';

/** Result of a suite with its output. */
export interface Outcome extends Counts {
  seconds: number;
  output: string;
}

const runningChildren = new Set<ChildProcess>();

/** Node keeps compiled modules here, for the hundreds of processes that the suites start. */
const compileCache = path.join(projectFolder, 'build/compile-cache');

/** Runs a suite's commands one after another, stopping at the first failure or at the suite's time limit. */
export async function runSuite(suite: Suite): Promise<Outcome> {
  const startedAt = performance.now();
  const deadline = Date.now() + suite.maxMinutes * 60_000;
  let output = '';
  let hasSucceeded = true;
  for (const command of suite.commands) {
    if (!hasSucceeded) break;
    const result = await runCommand(command, suite.env ?? {}, deadline);
    output += result.output;
    hasSucceeded = result.code === 0;
    if (Date.now() >= deadline) output += `\nStopped: it took longer than ${suite.maxMinutes} minutes.\n`;
  }
  const counts = suite.read(hasSucceeded);
  return { ...counts, seconds: (performance.now() - startedAt) / 1000, output };
}

/** Kills every running command with its process group. */
export function stopAll(): void {
  for (const child of runningChildren) stop(child);
}

async function runCommand([tool = '', ...args]: string[], env: Record<string, string>, deadline: number) {
  // A process group: a hanging suite is killed along with its servers and browsers.
  const child = spawn(path.join(projectFolder, 'node_modules/.bin', tool), args, {
    cwd: projectFolder,
    env: { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  runningChildren.add(child);
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  const limit = setTimeout(() => stop(child), Math.max(deadline - Date.now(), 0));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (problem) => {
      output += problem.message;
      resolve(null);
    });
    child.on('close', resolve);
  });
  clearTimeout(limit);
  runningChildren.delete(child);
  return { code, output };
}

function stop(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
