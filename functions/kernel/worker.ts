import type { Context, SQSBatchItemFailure, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod/mini';
import { runWithContext } from '../request-context/request-context.ts';
import { log, loggableError } from './log.ts';

/** The fields of every message, which the log needs. */
interface EventMessage {
  readonly id: string;
  readonly type: string;
  readonly cause?: string | undefined;
  readonly at?: number | undefined;
}

/** `skipped`: nothing to do, for example because an earlier delivery has done it. */
export type WorkOutcome = 'handled' | 'skipped';

/**
 * Handles one event; throws to have it redelivered.
 *
 * @param run.remainingMilliseconds time left for the function
 */
export type EventUseCase<Event> = (
  event: Event,
  run: { remainingMilliseconds: number },
) => Promise<WorkOutcome>;

/**
 * Makes a Lambda handler for a queue. Messages fail individually: only failed ones are redelivered and finally reach
 * the dead-letter queue. A message that does not match the schema counts as failed.
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
