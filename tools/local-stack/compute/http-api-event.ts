import { randomUUID } from 'node:crypto';
import type { HttpRequest } from '../http/http-message.ts';

/** Context of an event, in addition to the request. */
export interface ApiRequestContext {
  accountId: string;
  apiId: string;
  stage: string;
  routeKey: string;
  pathParameters: Record<string, string>;
  /** Time of the request on the stack's clock. */
  now: Date;
  /** Whether the call was signed with the local user's AWS credentials. */
  hasIamCaller: boolean;
}

/** Event of an HTTP API in payload format 2.0. */
export function apiEvent(request: HttpRequest, context: ApiRequestContext): Record<string, unknown> {
  const { cookie, ...headers } = request.headers;
  const query = new URLSearchParams(request.query);
  const names = [...new Set(query.keys())];
  const hasTextBody = isText(headers['content-type']);
  const domainName = headers.host ?? '';
  const pathParameters = Object.entries(context.pathParameters);
  return {
    version: '2.0',
    routeKey: context.routeKey,
    rawPath: decodePath(request.path),
    rawQueryString: request.query,
    ...(cookie !== undefined && { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(names.length > 0 && {
      queryStringParameters: Object.fromEntries(names.map((name) => [name, query.getAll(name).join(',')])),
    }),
    ...(pathParameters.length > 0 && { pathParameters: context.pathParameters }),
    requestContext: {
      accountId: context.accountId,
      apiId: context.apiId,
      ...(context.hasIamCaller && {
        authorizer: {
          iam: { accessKey: 'LOCAL', accountId: context.accountId, userArn: 'local', userId: 'local' },
        },
      }),
      domainName,
      domainPrefix: domainName.split('.')[0],
      http: {
        method: request.method,
        path: decodePath(request.path),
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: context.routeKey,
      stage: context.stage,
      time: commonLogTime(context.now),
      timeEpoch: context.now.getTime(),
    },
    ...(request.body.length > 0 && { body: request.body.toString(hasTextBody ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !hasTextBody,
  };
}

function isText(contentType = 'text/plain'): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return (
    type.startsWith('text/') ||
    ['application/json', 'application/javascript', 'application/xml'].includes(type)
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** For example `21/Nov/2026:04:00:00 +0000`. */
function commonLogTime(instant: Date): string {
  const [, day, month, year, time] = /, (\d+) (\w+) (\d+) ([\d:]+)/.exec(instant.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
