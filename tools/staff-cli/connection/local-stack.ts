import { userInfo } from 'node:os';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { CommandError } from '#tools/dev-cli/terminal/exit-with-error.ts';
import { QueuesReport, StackReport } from '#tools/local-stack/inspector/stack-report.ts';
import type { OperationContext, PaymentAccount } from '../operation/operation.ts';
import { sleep } from './sleep.ts';

/** The default limit of an established AWS account; this machine has none. */
const defaultConcurrencyLimit = 1000;

/**
 * The local stack, located by its report of ports and clock.
 *
 * @param url its address, for example `http://localhost:3000`
 */
export async function localStack(url: string): Promise<Omit<OperationContext, 'staffConsole'>> {
  const { table, databasePort, now, senders, stripe } = await reportOf(url);
  const ahead = Date.parse(now) - Date.now();
  const client = new DynamoDBClient({
    // Only the port comes from the report, so that writes cannot leave this machine.
    endpoint: `http://127.0.0.1:${databasePort}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return {
    table: { name: table, client: documents },
    clock: () => new Date(Date.now() + ahead),
    actor: async () => `${userInfo().username} on this machine`,
    siteUrl: new URL(url).origin,
    paymentAccount: async () =>
      stripe === undefined
        ? userStripeAccount()
        : { secretKey: stripe.key, apiUrl: `http://127.0.0.1:${stripe.port}` },
    probe: {
      mail: async (sender) => ({
        isVerified: senders.some((one) => one === sender || sender.endsWith(`@${one}`)),
        isSigned: true,
        isSandbox: false,
        isPaused: false,
      }),
      concurrencyLimit: async () => defaultConcurrencyLimit,
      queues: async () => {
        const answer = await fetch(new URL('/__local/queues', url), { signal: AbortSignal.timeout(5000) });
        return QueuesReport.parse(await answer.json()).queues.map(({ name, waiting, deadLetterQueue }) => ({
          name,
          waiting,
          isDeadLetterQueue: deadLetterQueue === undefined,
        }));
      },
      parts: async () => undefined,
      logs: () =>
        Promise.reject(
          new CommandError(
            `The product on this machine prints its log where it runs, and at ${url}/__local. Use --stage for a deployed stage.`,
          ),
        ),
      call: (path) => fetch(new URL(path, url), { signal: AbortSignal.timeout(10_000) }),
      sleep,
    },
  };
}

/** The product runs with a real Stripe key, which its report does not reveal. */
function userStripeAccount(): PaymentAccount {
  const secretKey = process.env.STRIPE_SECRET_KEY;
  if (secretKey) return { secretKey };
  throw new CommandError(
    'The product uses Stripe itself: set STRIPE_SECRET_KEY to the key it was started with.',
  );
}

async function reportOf(url: string): Promise<StackReport> {
  try {
    const answer = await fetch(new URL('/__local/stack', url), { signal: AbortSignal.timeout(5000) });
    return StackReport.parse(await answer.json());
  } catch (cause) {
    throw new CommandError(
      `The product does not run at ${url}. Start it with \`npm start\`, name its address with --url, or use --stage for a deployed stage.`,
      { cause },
    );
  }
}
