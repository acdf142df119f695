import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '#infra/build/project.ts';
import type { LocalStackOptions } from '#tools/local-stack/api/local-stack.ts';
import { CommandError } from '../terminal/report-failure.ts';

const usage =
  'Usage: `npm start`, `npm start -- --fresh` (deletes the stored data first) or `npm start -- --memory` (stores nothing).';

/** Reads the command line, `PORT`, `LOCAL_CLOCK` and the Stripe secrets. */
export function readServingOptions(
  args: string[] = process.argv.slice(2),
  environment: NodeJS.ProcessEnv = process.env,
): LocalStackOptions & { port: number } {
  const { fresh, memory } = parseFlags(args);
  return {
    port: parsePort(environment.PORT),
    clock: environment.LOCAL_CLOCK === '' ? undefined : environment.LOCAL_CLOCK,
    dataDir: memory ? undefined : path.join(projectFolder, '.local'),
    fresh,
    assemblyDir: path.join(projectFolder, 'cdk.out'),
    stripe: readStripeSecrets(environment),
  };
}

function parseFlags(args: string[]): { fresh: boolean; memory: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { fresh: { type: 'boolean' }, memory: { type: 'boolean' } },
    });
    return { fresh: values.fresh ?? false, memory: values.memory ?? false };
  } catch {
    throw new CommandError(usage);
  }
}

/** With the secrets of a real account, the product calls the real Stripe. */
function readStripeSecrets(environment: NodeJS.ProcessEnv): LocalStackOptions['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = environment;
  if (secretKey === '' && webhookSecret === '') return undefined;
  if (secretKey !== '' && webhookSecret !== '') return { secretKey, webhookSecret };
  throw new CommandError(
    'Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to use the real Stripe, or neither to use the emulator.',
  );
}

function parsePort(text: string | undefined): number {
  const port = Number(text || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new CommandError(`PORT is "${text}"; it must be a number from 0 to 65535.`);
}
