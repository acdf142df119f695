import { startProduct } from '#tools/dev-cli/serving/start-product.ts';
import { withoutProbe } from '#tools/dev-cli/serving/without-probe.ts';
import { addressHeader } from './address-header.ts';
import { findLinesWithSecrets, secretsInLogExitCode } from './secrets.ts';

// Runs in a separate process, since Playwright would transform the modules.
const localStack = withoutProbe(
  await startProduct({
    port: 0,
    clock: process.env.LOCAL_CLOCK,
    quiet: true,
    workersPerFunction: 1,
    warm: false,
    addressHeader,
    databaseEndpoint: process.env.DATABASE_URL,
    // The redelivery delay of the queue takes minutes. With a separate assembly, a test reads messages during this delay.
    ...(process.env.ASSEMBLY ? { assemblyDir: process.env.ASSEMBLY } : { visibilitySeconds: 1 }),
  }),
);

process.stdout.write(`${localStack.url}\n`);
async function shutDown(): Promise<void> {
  const lines = localStack.log.lines.map(({ text }) => text);
  const leaks = findLinesWithSecrets(lines, localStack.stripe.webhookSecret);
  for (const line of leaks) process.stderr.write(`The log contains a secret: ${line}\n`);
  await localStack.stop();
  process.exit(leaks.length === 0 ? 0 : secretsInLogExitCode);
}

process.stdin.resume().on('close', () => void shutDown());
