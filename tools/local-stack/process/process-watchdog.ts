// Runs the command in its arguments and kills it when standard input closes, which happens even if the parent is killed:
// an orphaned database would occupy its port and lock its data.
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
