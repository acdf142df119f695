// Starts the command given as arguments and ends it as soon as this process's standard input closes, which
// happens however the parent goes: an orphaned database would keep its port and its data.
import { spawn } from 'node:child_process';

const [command = '', ...parameters] = process.argv.slice(2);
const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });

child.on('error', () => process.exit(127));
child.on('exit', (code) => process.exit(code ?? 1));
process.stdin.on('end', () => child.kill('SIGKILL'));
process.stdin.on('error', () => child.kill('SIGKILL'));
process.stdin.resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => child.kill('SIGTERM'));
