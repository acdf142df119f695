import { AsyncLocalStorage } from 'node:async_hooks';
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Scheduler } from 'fast-check';
import type { Table } from '#functions/stores/table/table.ts';
import type { ObservedTable } from '#functions/stores/table/table-content.testing.ts';
import { forward } from '#tools/local-stack/http/forward.ts';
import { type AwsResponse, awsError } from '#tools/local-stack/iam/aws-errors.ts';
import { writtenKeys } from '#tools/local-stack/iam/dynamodb-call.ts';
import { createWritesInFlight } from '#tools/local-stack/iam/transaction-conflicts.ts';

/** Counts of the faults injected into a schedule. */
export interface FaultCounts {
  conflicts: number;
  brokenConnections: number;
  duplicates: number;
}

/** A call on the wire. */
export interface TableCall {
  /** The caller, as index into the visits. */
  readonly visitor: number;
  readonly operation: string;
  readonly input: Record<string, unknown>;
}

interface WireRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}

/** How many of 256 calls never reach the table, lose their response after the commit, or arrive twice. */
const lostCallShare = 6;
const lostResponseShare = 20;
const duplicateShare = 12;

/** Same as in the product's client. */
const sdkAttempts = 2;

/**
 * Serializes the calls of several visitors to one table, in the order that fast-check's scheduler draws. A read is one
 * step. A write is two, arrival and commit; overlapping writes conflict wherever DynamoDB reports a conflict. A step
 * starts once every visitor is waiting for one, so pauses in the product do not affect the order.
 *
 * @param faults random numbers from 0 to 255, one for each call, repeated cyclically; most of them cause no fault
 * @param onCommit called after every call that may have written, before the next step
 */
export function stepwiseTable(
  table: ObservedTable,
  turns: Scheduler,
  faults: readonly number[],
  {
    onCall,
    onRefused,
    onCommit,
  }: {
    onCall: (call: TableCall) => void;
    /** Called when a condition of this visitor's write has failed. */
    onRefused: (visitor: number) => void;
    onCommit: () => Promise<void>;
  },
) {
  const visitors = new AsyncLocalStorage<number>();
  const writesInFlight = createWritesInFlight();
  const keySchemas = new Map([[table.name, { partitionKey: 'pk', sortKey: 'sk' }]]);
  const port = Number(new URL(String(table.settings.endpoint)).port);
  const faultCounts: FaultCounts = { conflicts: 0, brokenConnections: 0, duplicates: 0 };
  let activeVisitors = 0;
  let steps = 0;
  let calls = 0;
  let allWaiting = Promise.withResolvers<void>();

  const resolveIfAllWait = (): void => {
    if (turns.count() === activeVisitors) allWaiting.resolve();
  };

  const waitForTurn = (visitor: number): Promise<void> => {
    const turn = turns.schedule(Promise.resolve(), `visitor ${visitor}`);
    resolveIfAllWait();
    return turn;
  };

  const breakConnection = (): Error => {
    faultCounts.brokenConnections += 1;
    return Object.assign(new Error('The connection broke'), { code: 'ECONNRESET' });
  };

  async function handleCall(request: WireRequest, visitor: number): Promise<AwsResponse> {
    const { buffer, byteOffset, byteLength } = request.body;
    const body = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const input = JSON.parse(body.toString()) as Record<string, unknown>;
    const forwardCall = () => forward(port, { path: request.path, headers: request.headers, body });

    // The change counter of a day affects no decision and no transaction.
    if (sortKeyOf(input) === 'CHANGES') return forwardCall();
    await waitForTurn(visitor);
    const random = faults[calls++ % faults.length] ?? 255;
    onCall({ visitor, operation, input });
    if (random < lostCallShare) throw breakConnection();
    const writes = writtenKeys(operation, input, keySchemas);
    if (writes.length === 0) return forwardCall();

    const entry = writesInFlight.enter({ operation, writes });
    if ('conflict' in entry) {
      faultCounts.conflicts += 1;
      return awsError('dynamodb', 400, entry.conflict);
    }
    await waitForTurn(visitor);
    let result = await forwardCall();
    if (
      random >= lostCallShare + lostResponseShare &&
      random < lostCallShare + lostResponseShare + duplicateShare
    ) {
      faultCounts.duplicates += 1;
      await onCommit();
      result = await forwardCall();
    }
    entry.leave();
    await onCommit();
    if (result.status === 400 && result.body.includes('ConditionalCheckFailed')) onRefused(visitor);
    if (random >= lostCallShare && random < lostCallShare + lostResponseShare) throw breakConnection();
    return result;
  }

  const requestHandler = {
    handle: async (request: WireRequest) => {
      const visitor = visitors.getStore();
      if (visitor === undefined) throw new Error('Only visitors call the table of a schedule');
      const { status, headers, body } = await handleCall(request, visitor);
      return { response: { statusCode: status, headers, body: new Uint8Array(body) } };
    },
  } as unknown as NonNullable<DynamoDBClientConfig['requestHandler']>;

  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ ...table.settings, maxAttempts: sdkAttempts, requestHandler }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

  return {
    /** The table through the visitors' client. */
    table: { client, name: table.name } satisfies Table,
    faultCounts,
    /** Runs the visitors concurrently; returns the number of steps. */
    async run(visits: readonly (() => Promise<void>)[]): Promise<number> {
      activeVisitors = visits.length;
      const all = visits.map(async (visit, visitor) => {
        try {
          await waitForTurn(visitor);
          await visitors.run(visitor, visit);
        } finally {
          activeVisitors -= 1;
          resolveIfAllWait();
        }
      });
      await turns.waitFor(Promise.all(all), async (step) => {
        await allWaiting.promise;
        allWaiting = Promise.withResolvers();
        steps += 1;
        await step();
      });
      client.destroy();
      return steps;
    },
  };
}

const sortKeyOf = ({ Key }: Record<string, unknown>): string | undefined =>
  (Key as { readonly sk?: { readonly S?: string } } | undefined)?.sk?.S;
