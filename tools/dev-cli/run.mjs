// Entry point of `npm start`, `npm test` and `npm run dev`. It runs before anything is installed, on any Node, so it is
// plain JavaScript and uses only built-in modules. It checks Node, Java and the dependencies, then runs the command
// with the project's Node or, where npm has no package of it, a recent one of the machine.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './machine/dependencies.mjs';
import { findNode, javaProblem, nodeProblem, pathWithJava } from './machine/requirements.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [command, ...args] = process.argv.slice(2);
const file = path.join(root, 'tools/dev-cli', `${command}.ts`);

const shutdownSeconds = 4;

async function main() {
  if (command === undefined || !existsSync(file)) return `Unknown command: ${command}.`;
  const problem = nodeProblem(process.versions.node) ?? javaProblem();
  if (problem !== undefined) return problem;
  return await installIfNeeded(root);
}

/** @param {string} node */
function runCommand(node) {
  const bin = path.join(root, 'node_modules/.bin');
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd: root,
    stdio: 'inherit',
    // Tools run on the same Node as the command.
    env: { ...process.env, PATH: [bin, path.dirname(node), pathWithJava()].join(path.delimiter) },
  });
  // A terminal sends Ctrl-C to the whole process group; a second signal would cut the child's cleanup short.
  process.on('SIGINT', () => setTimeout(() => child.kill('SIGTERM'), shutdownSeconds * 1000).unref());
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  // If npm is killed, the command also stops.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

const problem = await main();
if (problem === undefined) runCommand(findNode(root) ?? process.execPath);
else {
  console.error(problem);
  process.exitCode = 1;
}
