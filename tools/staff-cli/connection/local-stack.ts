import { userInfo } from 'node:os';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { CommandError } from '#tools/dev-cli/terminal/exit-with-error.ts';
import { LogReport, QueuesReport, StackReport } from '#tools/local-stack/inspector/stack-report.ts';
import {
  type DeviceLines,
  deviceFields,
  logFields,
  type OperationContext,
  type PaymentAccount,
  requestFields,
} from '../operation/operation.ts';
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
        isVerified: senders.some((identity) => identity === sender || sender.endsWith(`@${identity}`)),
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
      logs: async ({ code, ...times }) =>
        (await linesOf(url, times))
          .filter((line) => line.code === code)
          .map((line) => fieldsOf(line, logFields)),
      requestLog: async ({ request, ...times }) =>
        (await linesOf(url, times))
          .filter(({ requestId, cause, edgeId }) => [requestId, cause, edgeId].includes(request))
          .map((line) => fieldsOf(line, requestFields))
          .toReversed(),
      deviceLog: async ({ device, ...times }) => countedLines(await linesOf(url, times), device),
      call: (path) => fetch(new URL(path, url), { signal: AbortSignal.timeout(10_000) }),
      sleep,
    },
  };
}

const Line = z.looseObject({ time: z.iso.datetime(), code: z.string() });
type Line = z.infer<typeof Line>;

const fieldsOf = (line: Line, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (line[name] === undefined ? [] : [[name, String(line[name])]])));

/** The lines of the product in some time, newest first. */
async function linesOf(url: string, { from, until }: { from: Date; until: Date }): Promise<readonly Line[]> {
  const answer = await fetch(new URL('/__local/log', url), { signal: AbortSignal.timeout(5000) });
  const { lines } = LogReport.parse(await answer.json());
  return (
    lines
      .toReversed()
      // Runtimes write lines that are no JSON, such as time-outs.
      .filter(({ text }) => text.startsWith('{"time":'))
      .map(({ text }) => Line.parse(JSON.parse(text)))
      .filter(({ time }) => new Date(time) >= from && new Date(time) <= until)
  );
}

function countedLines(lines: readonly Line[], device: string): readonly DeviceLines[] {
  const named = lines
    .filter((line) => line.device === device)
    .map((line) =>
      deviceFields.flatMap((name) => (line[name] === undefined ? [] : [[name, String(line[name])]])),
    );
  return [...Map.groupBy(named, (fields) => fields.join())].map(([, all]) => ({
    ...Object.fromEntries(all[0] ?? []),
    count: all.length,
  }));
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
