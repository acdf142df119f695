import type { Context, SQSEvent } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { log } from './log.ts';
import { worker } from './worker.ts';

const Message = z.object({ id: z.string(), type: z.string(), secret: z.optional(z.string()) });
const context = { awsRequestId: 'request-1', getRemainingTimeInMillis: () => 12_000 } as unknown as Context;
const batch = (...bodies: string[]): SQSEvent =>
  ({ Records: bodies.map((body, index) => ({ messageId: `m${index}`, body })) }) as SQSEvent;
const failures = (...ids: string[]) => ({
  batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
});

function logLines(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  return lines;
}

describe('a worker of a queue', () => {
  it('reports a message that always fails among 99, and handles the others', async () => {
    logLines();
    const handledIds: string[] = [];
    const handler = worker('test', Message, async ({ id }) => {
      handledIds.push(id);
      return 'handled';
    });
    const bodies = Array.from({ length: 99 }, (_, index) => JSON.stringify({ id: `e${index}`, type: 't' }));
    bodies.splice(40, 0, '{not json');
    expect(await handler(batch(...bodies), context)).toEqual(failures('m40'));
    expect(new Set(handledIds).size).toBe(99);
  });

  it('reports unknown and failed messages for redelivery, and never throws', async () => {
    logLines();
    const handler = worker('test', Message, async ({ id }) => {
      if (id === 'bad') throw new Error('no');
      return 'skipped';
    });
    const result = await handler(
      batch('null', '{"id":"bad","type":"t"}', '{"id":"good","type":"t"}', '{"id":7}'),
      context,
    );
    expect(result).toEqual(failures('m0', 'm1', 'm3'));
  });

  it('passes the remaining time to the use case', async () => {
    logLines();
    const handle = vi.fn(async () => 'handled' as const);
    await worker('test', Message, handle)(batch('{"id":"e","type":"t"}'), context);
    expect(handle).toHaveBeenCalledWith({ id: 'e', type: 't' }, { remainingMilliseconds: 12_000 });
  });

  it('logs the id of the original request and the delay in the queue in every line', async () => {
    const lines = logLines();
    const CausedMessage = z.extend(Message, { cause: z.optional(z.string()), at: z.optional(z.int()) });
    const handler = worker('test', CausedMessage, async ({ id }) => {
      log.info('mail.sent', { eventId: id });
      return 'handled';
    });
    const now = Math.floor(Date.now() / 1000);
    await handler(
      batch(`{"id":"e","type":"t","cause":"visitor","at":${now + 900}}`, '{"id":"f","type":"t"}'),
      context,
    );
    const logged = lines
      .map((line) => JSON.parse(line))
      .map(({ code, cause, eventId }) => [code, eventId, cause]);
    expect(logged.sort()).toEqual([
      ['event.handled', 'e', 'visitor'],
      ['event.handled', 'f', context.awsRequestId],
      ['mail.sent', 'e', 'visitor'],
      ['mail.sent', 'f', context.awsRequestId],
    ]);
    const undelayedLines = lines
      .map((line) => JSON.parse(line))
      .filter(({ waitedSeconds }) => waitedSeconds === 0);
    expect(undelayedLines.map(({ eventId }) => eventId)).toEqual(['e']);
  });

  it('logs the event id but neither the message nor the error text', async () => {
    const lines = logLines();
    const handler = worker('test', Message, async ({ secret }) => {
      throw new Error(`cannot mail ${secret}`);
    });
    await handler(batch('{"id":"e1","type":"t","secret":"ana@example.com"}', 'ana@example.com'), context);
    const byCode = lines.map((line) => JSON.parse(line)).sort((a, b) => (a.code < b.code ? 1 : -1));
    expect(byCode).toMatchObject([
      { code: 'message.rejected', messageId: 'm1', requestId: 'request-1' },
      { code: 'event.failed', eventId: 'e1', worker: 'test', requestId: 'request-1' },
    ]);
    expect(lines.join('')).not.toContain('ana@');
  });
});
