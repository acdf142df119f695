import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { LocalStack } from '../api/local-stack.ts';
import { type HttpRequest, type HttpResponse, httpResponse } from '../http/http-message.ts';
import { isLocalOrigin } from '../iam/developer.ts';
import type { QueuedMessage } from '../messaging/queues.ts';
import type { Schedule } from '../messaging/schedule.ts';
import type { FaultRule } from '../process/injected-faults.ts';
import { stripeControls } from '../stripe/stripe-controls.ts';
import { inspectorPage, mailPage } from './inspector-page.ts';
import type { StackReport } from './stack-report.ts';

/** Serves `/__local`, the inspector, for people and tests. */
export function createInspector(localStack: LocalStack): (request: HttpRequest) => Promise<HttpResponse> {
  return async (request) => {
    const { method, path, query, body, headers } = request;
    const parameters = new URLSearchParams(query);
    const isRead = method === 'GET' || method === 'HEAD';
    // Blocks other sites in the same browser, whether by cross-site requests or by DNS rebinding.
    if (!isLocalOrigin(request)) {
      return httpResponse(403, { 'content-type': 'application/json', ...noStore }, '{"message":"Forbidden"}');
    }
    switch (`${isRead ? 'GET' : method} ${path.replace(/\/$/, '')}`) {
      case 'GET /__local':
        return html(inspectorPage(localStack, await tableItems(localStack, maxListedItems)));
      case 'GET /__local/mail':
        return json({ mails: localStack.emails() });
      case 'GET /__local/mail/view': {
        const number = Number(parameters.get('number'));
        const mail = localStack.emails()[number];
        return mail === undefined ? notFound() : html(mailPage(mail, number));
      }
      case 'GET /__local/mail/html': {
        const mail = localStack.emails()[Number(parameters.get('number'))];
        // Links open in a new tab, as from a mail client.
        return mail?.html === undefined ? notFound() : html(`<base target="_blank">${mail.html}`);
      }
      case 'GET /__local/mail/attachment':
        return downloadAttachment(
          localStack,
          Number(parameters.get('number')),
          Number(parameters.get('attachment')),
        );
      case 'GET /__local/queues':
        return json(queuesReport(localStack));
      case 'GET /__local/stack':
        return json(stackReport(localStack));
      case 'GET /__local/table':
        return json({ tables: await tableItems(localStack) });
      case 'GET /__local/log':
        return json({ lines: localStack.log.lines });
      case 'GET /__local/ad-events':
        return json({ events: localStack.ads.events });
      case 'GET /__local/calls':
        return json({ calls: localStack.calls, refusals: localStack.refusals });
      case 'GET /__local/faults':
        return json({
          rules: localStack.faults.rules,
          transactionConflicts: localStack.faults.transactionConflicts,
        });
      case 'POST /__local/faults': {
        const requested = faultsIn(body);
        if (requested === undefined)
          return json({ message: 'The body is not a JSON object with rules.' }, 400);
        localStack.faults.set(requested.rules ?? []);
        localStack.faults.transactionConflicts = requested.transactionConflicts ?? false;
        return json({
          rules: localStack.faults.rules,
          transactionConflicts: localStack.faults.transactionConflicts,
        });
      }
      case 'POST /__local/redrive': {
        const requested = parameters.get('queue');
        const moved = localStack
          .queues()
          .filter(({ name, deadLettersOf }) => deadLettersOf.length > 0 && (requested ?? name) === name)
          .reduce((sum, { name }) => sum + localStack.redrive(name), 0);
        return isFromPage(headers) ? backTo('queues') : json({ moved });
      }
      case 'GET /__local/schedules':
        return json({ schedules: localStack.schedules.map(scheduleReport) });
      case 'POST /__local/schedules/fire': {
        const requested = localStack.schedules.find(({ id }) => id === parameters.get('schedule'));
        if (requested === undefined) return notFound();
        const at = parameters.get('at');
        const due = at === null ? localStack.clock.now() : new Date(at);
        if (Number.isNaN(due.getTime()))
          return json({ message: 'at is not a time such as 2026-11-23T06:00:00Z.' }, 400);
        await requested.fire(due);
        return isFromPage(headers) ? backTo('schedules') : json({ fired: requested.id });
      }
      default:
        if (path.startsWith('/__local/stripe/pay/')) return localStack.stripe.page(request);
        return (await stripeControls(request, localStack.stripe)) ?? notFound();
    }
  };
}

const isFromPage = (headers: HttpRequest['headers']): boolean =>
  headers.accept?.includes('text/html') ?? false;

const backTo = (section: string): HttpResponse =>
  httpResponse(303, { location: `/__local#${section}`, ...noStore }, '');

const scheduleReport = ({ id, expression, zone, next, queue }: Schedule): Record<string, unknown> => ({
  id,
  expression,
  zone,
  next: next?.toISOString(),
  queue,
});

/** A queue without a dead-letter queue is a dead-letter queue. */
function queuesReport(localStack: LocalStack): Record<string, unknown> {
  const queues = localStack.queues();
  const list = (isDead: boolean, messages: (queue: (typeof queues)[number]) => QueuedMessage[]): object[] =>
    queues
      .filter(({ deadLetterQueue }) => (deadLetterQueue === undefined) === isDead)
      .flatMap((queue) => messages(queue).map((message) => ({ queue: queue.name, ...message })));
  return {
    waiting: list(false, ({ waiting }) => waiting),
    inFlight: list(false, ({ inFlight }) => inFlight),
    dead: list(true, ({ waiting, inFlight }) => [...waiting, ...inFlight]),
    queues: queues.map(({ name, deadLetterQueue, deadLettersOf, waiting, inFlight }) => ({
      name,
      deadLetterQueue,
      deadLettersOf,
      waiting: waiting.length,
      inFlight: inFlight.length,
    })),
  };
}

/** The addresses and the time of the running stack, for commands. */
function stackReport({ tables, ports, clock, mail, stripe, usesRealStripe }: LocalStack): StackReport {
  return {
    table: tables[0]?.name ?? '',
    databasePort: ports.database,
    now: clock.now().toISOString(),
    senders: [...mail.identities],
    ...(!usesRealStripe && { stripe: { port: stripe.port, key: stripe.secretKey } }),
  };
}

/** Maximum number of items of each table on the inspector's page. */
const maxListedItems = 500;

/** Items by table; all of them, or the first `max` of each. */
async function tableItems(
  { tables, documents }: LocalStack,
  max = Number.POSITIVE_INFINITY,
): Promise<{ name: string; items: unknown[] }[]> {
  return Promise.all(
    tables.map(async ({ name }) => {
      const items: unknown[] = [];
      for await (const { Items = [] } of paginateScan({ client: documents }, { TableName: name })) {
        items.push(...Items);
        if (items.length >= max) break;
      }
      return { name, items: items.slice(0, max) };
    }),
  );
}

function downloadAttachment(localStack: LocalStack, number: number, index: number): HttpResponse {
  const attachment = localStack.emails()[number]?.attachments[index];
  if (attachment === undefined) return notFound();
  const { contentType, content, filename } = attachment;
  const name = filename.replace(/[^\w.-]/g, '_') || 'attachment';
  return httpResponse(
    200,
    { 'content-type': contentType, 'content-disposition': `attachment; filename="${name}"` },
    Buffer.from(content, contentType.startsWith('text/') ? 'utf8' : 'base64'),
  );
}

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function faultsIn(body: Buffer): { rules?: FaultRule[]; transactionConflicts?: boolean } | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    const isObject = typeof value === 'object' && value !== null;
    return isObject && (!('rules' in value) || Array.isArray(value.rules)) ? value : undefined;
  } catch {
    return undefined;
  }
}

function json(value: unknown, status = 200): HttpResponse {
  const text = JSON.stringify(value, (_key, item: unknown) => (item instanceof Set ? [...item] : item));
  return httpResponse(status, { 'content-type': 'application/json', ...noStore }, text);
}

function html(text: string): HttpResponse {
  return httpResponse(200, { 'content-type': 'text/html; charset=utf-8', ...noStore }, text);
}

function notFound(): HttpResponse {
  return httpResponse(404, { 'content-type': 'application/json', ...noStore }, '{"message":"Not Found"}');
}
