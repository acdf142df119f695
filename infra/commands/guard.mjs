// Runs the command given as arguments and ends it when standard input closes, which it does when the parent is
// gone, by whatever end. Signals go the same way, so that no child is left behind.
import { spawn } from 'node:child_process';

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const end = () => child.kill('SIGKILL');

process.stdin.resume();
process.stdin.on('close', end);
process.on('SIGTERM', end);
process.on('SIGINT', () => {});
process.on('exit', end);
child.on('error', (problem) => {
  console.error(`${command} could not be started: ${problem.message}`);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 0));
