import { userInfo } from 'node:os';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { CommandError } from '#tools/dev-cli/terminal/report-failure.ts';
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
 * Connects to the local stack, whose report names its ports and its time.
 *
 * @param url its address, for example `http://localhost:3000`
 */
export async function localStack(url: string): Promise<Omit<OperationContext, 'staffConsole'>> {
  const { table, databasePort, now, senders, stripe } = await readReport(url);
  const clockOffset = Date.parse(now) - Date.now();
  const client = new DynamoDBClient({
    // Only the port comes from the report, so that writes cannot leave this machine.
    endpoint: `http://127.0.0.1:${databasePort}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return {
    table: { name: table, client: documents },
    clock: () => new Date(Date.now() + clockOffset),
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
        const response = await fetch(new URL('/__local/queues', url), { signal: AbortSignal.timeout(5000) });
        return QueuesReport.parse(await response.json()).queues.map(({ name, waiting, deadLetterQueue }) => ({
          name,
          waiting,
          isDeadLetterQueue: deadLetterQueue === undefined,
        }));
      },
      parts: async () => undefined,
      logs: async ({ code, ...times }) =>
        (await readLines(url, times))
          .filter((line) => line.code === code)
          .map((line) => pickFields(line, logFields)),
      requestLog: async ({ request, ...times }) =>
        (await readLines(url, times))
          .filter(({ requestId, cause, edgeId }) => [requestId, cause, edgeId].includes(request))
          .map((line) => pickFields(line, requestFields))
          .toReversed(),
      deviceLog: async ({ device, ...times }) => countDeviceLines(await readLines(url, times), device),
      call: (path) => fetch(new URL(path, url), { signal: AbortSignal.timeout(10_000) }),
      sleep,
    },
  };
}

const Line = z.looseObject({ time: z.iso.datetime(), code: z.string() });
type Line = z.infer<typeof Line>;

const pickFields = (line: Line, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (line[name] === undefined ? [] : [[name, String(line[name])]])));

/** Reads the log lines of the product within a time, newest first. */
async function readLines(
  url: string,
  { from, until }: { from: Date; until: Date },
): Promise<readonly Line[]> {
  const response = await fetch(new URL('/__local/log', url), { signal: AbortSignal.timeout(5000) });
  const { lines } = LogReport.parse(await response.json());
  return (
    lines
      .toReversed()
      // Runtimes also write lines that are not JSON, for example about timeouts.
      .filter(({ text }) => text.startsWith('{"time":'))
      .map(({ text }) => Line.parse(JSON.parse(text)))
      .filter(({ time }) => new Date(time) >= from && new Date(time) <= until)
  );
}

function countDeviceLines(lines: readonly Line[], device: string): readonly DeviceLines[] {
  const fieldsByLine = lines
    .filter((line) => line.device === device)
    .map((line) =>
      deviceFields.flatMap((name) => (line[name] === undefined ? [] : [[name, String(line[name])]])),
    );
  return [...Map.groupBy(fieldsByLine, (fields) => fields.join())].map(([, all]) => ({
    ...Object.fromEntries(all[0] ?? []),
    count: all.length,
  }));
}

/** Reads the real Stripe key with which the product runs: its report does not reveal it. */
function userStripeAccount(): PaymentAccount {
  const secretKey = process.env.STRIPE_SECRET_KEY;
  if (secretKey) return { secretKey };
  throw new CommandError(
    'The product uses the real Stripe: set STRIPE_SECRET_KEY to the key it was started with.',
  );
}

async function readReport(url: string): Promise<StackReport> {
  try {
    const response = await fetch(new URL('/__local/stack', url), { signal: AbortSignal.timeout(5000) });
    return StackReport.parse(await response.json());
  } catch (cause) {
    throw new CommandError(
      `The product does not run at ${url}. Start it with \`npm start\`, name its address with --url, or use --stage for a deployed stage.`,
      { cause },
    );
  }
}
