import type { Context, SQSBatchItemFailure, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod/mini';
import { runWithContext } from '../request-context/request-context.ts';
import { log, loggableError } from './log.ts';

/** What every message of ours says: the event's id, by which its log lines are found, and its type. */
interface EventMessage {
  readonly id: string;
  readonly type: string;
  /** Id of the request that it all began with, when it began with one. */
  readonly cause?: string | undefined;
  /** When that was, in epoch seconds. */
  readonly at?: number | undefined;
}

/** `skipped`: nothing needed doing, for example because an earlier delivery has done it. */
export type WorkOutcome = 'handled' | 'skipped';

/**
 * What a worker does with one event. Throws when the event has to come again.
 *
 * @param run.remainingMilliseconds how long the function may still run
 */
export type EventUseCase<Event> = (
  event: Event,
  run: { remainingMilliseconds: number },
) => Promise<WorkOutcome>;

/**
 * Makes a Lambda handler for a queue. Each message is handled by itself: those that fail are reported, so that
 * only they are delivered again and in the end reach the dead letters, and the others are done. A message that
 * the schema does not know fails likewise.
 */
export function worker<Schema extends z.ZodMiniType<EventMessage>>(
  name: string,
  schema: Schema,
  handle: EventUseCase<z.output<Schema>>,
) {
  const succeeds = async (record: SQSRecord, context: Context): Promise<boolean> => {
    const requestId = context.awsRequestId;
    const source = { worker: name, requestId };
    const parsed = schema.safeParse(parseJson(record.body));
    if (!parsed.success) {
      log.error('message.rejected', { ...source, messageId: record.messageId });
      return false;
    }
    const { id: eventId, type, cause, at } = parsed.data;
    return runWithContext({ requestId, cause: cause || requestId }, async () => {
      const fields = { worker: name, eventId, type };
      try {
        const outcome = await handle(parsed.data, {
          remainingMilliseconds: context.getRemainingTimeInMillis(),
        });
        const code = outcome === 'handled' ? 'event.handled' : 'event.skipped';
        log.info(code, { ...fields, ...(at !== undefined && { waitedSeconds: secondsSince(at) }) });
        return true;
      } catch (error) {
        log.warn('event.failed', { ...fields, ...loggableError(error) });
        return false;
      }
    });
  };

  return async (event: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
    const results = await Promise.all(
      event.Records.map(async (record) => ({ record, ok: await succeeds(record, context) })),
    );
    const batchItemFailures: SQSBatchItemFailure[] = results
      .filter(({ ok }) => !ok)
      .map(({ record }) => ({ itemIdentifier: record.messageId }));
    return { batchItemFailures };
  };
}

const secondsSince = (epochSeconds: number): number =>
  Math.max(0, Math.round(Date.now() / 1000 - epochSeconds));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
