import { startTwin } from '../../../infra/local/twin.ts';

// Runs as a process of its own: Node reads it as it is, the test runner would rewrite it first.
const twin = await startTwin({
  port: 0,
  clock: process.env.LOCAL_CLOCK,
  quiet: true,
  workersPerFunction: 2,
  ...(process.env.ASSEMBLY && { assemblyDir: process.env.ASSEMBLY }),
});

process.stdout.write(`${twin.url}\n`);
process.stdin.resume().on('close', () => void twin.stop().then(() => process.exit()));
