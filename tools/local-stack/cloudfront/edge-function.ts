import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import { type HttpRequest, type HttpResponse, httpResponse } from '../http/http-message.ts';
import { unsupported } from '../process/local-stack-error.ts';
import type { StackClock } from '../process/stack-clock.ts';

interface EdgeValue {
  value: string;
  multiValue?: { value: string }[];
}

interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Record<string, EdgeValue>;
  headers: Record<string, EdgeValue>;
  cookies: Record<string, EdgeValue>;
}

interface EdgeResponse {
  statusCode: number;
  headers?: Record<string, EdgeValue>;
  cookies?: Record<string, { value: string; attributes?: string }>;
  body?: string | { encoding: 'text' | 'base64'; data: string };
}

/** A viewer-request function: returns the request to continue with, or an immediate response. */
export type ViewerRequestFunction = (
  request: HttpRequest,
) => Promise<{ request: HttpRequest } | { response: HttpResponse }>;

/** Wall-clock limit: ends an endless loop, with a margin for a busy machine. */
const maxRunMilliseconds = 5_000;

/**
 * Compiles a CloudFront function of the template and runs it without Node's globals, as CloudFront does.
 * @throws LocalStackError `template-unsupported` when it uses CloudFront's modules.
 */
export function compileViewerRequest(
  code: string,
  distributionId: string,
  clock: Pick<StackClock, 'now'>,
): ViewerRequestFunction {
  if (/^\s*import\s/m.test(code)) throw unsupported('the modules of CloudFront functions');
  const context = createContext(
    { console: { log: () => {} } },
    { codeGeneration: { strings: false, wasm: false } },
  );
  new Script(stackClockScript).runInContext(context);
  new Script(code, { filename: 'viewer-request.js' }).runInContext(context);
  const call = new Script('handler(JSON.parse(eventText))');

  return async (request) => {
    context.edgeMilliseconds = clock.now().getTime();
    context.eventText = JSON.stringify({
      version: '1.0',
      context: {
        distributionDomainName: request.headers.host,
        distributionId,
        eventType: 'viewer-request',
        requestId: randomUUID(),
      },
      viewer: { ip: request.sourceIp },
      request: toEdge(request),
    });
    const result = (await call.runInContext(context, { timeout: maxRunMilliseconds })) as
      | EdgeRequest
      | EdgeResponse;
    return 'statusCode' in result ? { response: toResponse(result) } : { request: fromEdge(request, result) };
  };
}

/** The time does not advance during a run, as in CloudFront. */
const stackClockScript = `
  Date = class extends Date {
    constructor(...parts) {
      super(...(parts.length === 0 ? [edgeMilliseconds] : parts));
    }
    static now() {
      return edgeMilliseconds;
    }
  };`;

function toEdge({ method, path, query, headers }: HttpRequest): EdgeRequest {
  const { cookie, ...others } = headers;
  const pairs = query === '' ? [] : query.split('&').map((pair) => splitOnce(pair, '='));
  const cookies = (cookie ?? '')
    .split(/;\s*/)
    .filter((pair) => pair !== '')
    .map((pair) => splitOnce(pair, '='));
  return {
    method,
    uri: path,
    querystring: groupByName(pairs),
    headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, { value }])),
    cookies: groupByName(cookies),
  };
}

function fromEdge(original: HttpRequest, edge: EdgeRequest): HttpRequest {
  const query = pairsOf(edge.querystring).map(([name, value]) => (value === '' ? name : `${name}=${value}`));
  const cookies = pairsOf(edge.cookies).map(([name, value]) => `${name}=${value}`);
  const headers = Object.fromEntries(pairsOf(edge.headers));
  return {
    ...original,
    path: edge.uri,
    query: query.join('&'),
    headers: cookies.length === 0 ? headers : { ...headers, cookie: cookies.join('; ') },
  };
}

function toResponse({ statusCode, headers = {}, cookies = {}, body = '' }: EdgeResponse): HttpResponse {
  const bytes =
    typeof body === 'string'
      ? Buffer.from(body)
      : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8');
  return {
    ...httpResponse(statusCode, Object.fromEntries(pairsOf(headers)), bytes),
    cookies: Object.entries(cookies).map(
      ([name, { value, attributes }]) =>
        `${name}=${value}${attributes === undefined ? '' : `; ${attributes}`}`,
    ),
  };
}

/** Groups values by name, in order of appearance. Names are user input, `__proto__` included. */
function groupByName(pairs: [string, string][]): Record<string, EdgeValue> {
  const values = new Map<string, { value: string }[]>();
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), { value }]);
  return Object.fromEntries(
    [...values].map(([name, all]) => {
      const [{ value } = { value: '' }] = all;
      return [name, { value, ...(all.length > 1 && { multiValue: all }) }];
    }),
  );
}

function pairsOf(values: Record<string, EdgeValue>): [string, string][] {
  return Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((item): [string, string] => [name, item.value]),
  );
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
