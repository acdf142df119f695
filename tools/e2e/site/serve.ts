import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import { withoutProbe } from '#tools/dev-cli/serving/without-probe.ts';
import { addressHeader } from './address-header.ts';
import { linesWithSecrets, secretsInLog } from './secrets.ts';

// In a separate process, since Playwright would transform the modules.
const localStack = withoutProbe(
  await startProduct({
    port: 0,
    clock: process.env.LOCAL_CLOCK,
    quiet: true,
    workersPerFunction: 1,
    warm: false,
    addressHeader,
    databaseEndpoint: process.env.DATABASE_URL,
    // The queue's own redelivery delay takes minutes. With a separate assembly, a test reads messages that wait for it.
    ...(process.env.ASSEMBLY ? { assemblyDir: process.env.ASSEMBLY } : { visibilitySeconds: 1 }),
  }),
);

process.stdout.write(`${localStack.url}\n`);
async function shutDown(): Promise<void> {
  const lines = localStack.log.lines.map(({ text }) => text);
  const leaks = linesWithSecrets(lines, localStack.stripe.webhookSecret);
  for (const line of leaks) process.stderr.write(`A secret in the log: ${line}\n`);
  await localStack.stop();
  process.exit(leaks.length === 0 ? 0 : secretsInLog);
}

process.stdin.resume().on('close', () => void shutDown());
