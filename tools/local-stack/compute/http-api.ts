import { randomUUID } from 'node:crypto';
import { type HttpRequest, type HttpResponse, httpResponse, maxRequestBytes } from '../http/http-message.ts';
import type { Developer } from '../iam/developer.ts';
import { unsupported } from '../process/local-stack-error.ts';
import type { StackClock } from '../process/stack-clock.ts';
import type { Template } from '../template/template.ts';
import type { FunctionPool, InvocationResult } from './function-pool.ts';
import { calleeOf } from './functions.ts';
import { apiEvent } from './http-api-event.ts';

export interface HttpApi {
  /** Route keys in template order, for example `GET /api/bookings`. */
  readonly routes: readonly string[];
  handle(request: HttpRequest): Promise<HttpResponse>;
  /** Whether the route requires a signature with AWS credentials. */
  needsSignature(request: Pick<HttpRequest, 'method' | 'path'>): boolean;
}

/** Limits of the AWS service. */
const maxResponseBytes = 6 * 1024 * 1024;
const maxIntegrationMilliseconds = 30_000;

interface Route {
  key: string;
  method: string;
  /** Undefined for `$default`. */
  pattern: { expression: RegExp; names: string[]; rank: number } | undefined;
  functionId: string;
  requiresIam: boolean;
  timeoutMs: number;
}

/**
 * Reads API, stage, routes and integrations of the template.
 * @throws LocalStackError `template-unsupported`, for example for a route whose function the API may not invoke.
 */
export function createHttpApi(
  template: Template,
  pools: ReadonlyMap<string, FunctionPool>,
  clock: StackClock,
  developer: Developer,
): HttpApi {
  const [api, ...otherApis] = template.ofType<{ ProtocolType: string; CorsConfiguration?: unknown }>(
    'AWS::ApiGatewayV2::Api',
  );
  if (api === undefined || otherApis.length > 0) throw unsupported('a template without exactly one HTTP API');
  if (api.properties.CorsConfiguration !== undefined) throw unsupported('CORS of the HTTP API');
  const [stage] = template.ofType<{ StageName: string }>('AWS::ApiGatewayV2::Stage');
  const routes = readRoutes(template, template.reference(api.id));
  const identity = {
    accountId: template.names.accountId,
    apiId: template.reference(api.id),
    stage: stage?.properties.StageName ?? '$default',
  };

  return {
    routes: routes.map(({ key }) => key),
    needsSignature: (request) => findRoute(routes, request)?.route.requiresIam ?? false,
    handle: async (request) => {
      if (request.body.length > maxRequestBytes) return problem(413, 'Request Entity Too Large');
      const match = findRoute(routes, request);
      if (match === undefined) return problem(404, 'Not Found');
      const { route, pathParameters } = match;
      if (route.requiresIam && (await developer.refusal(request)) !== undefined)
        return problem(403, 'Forbidden');
      const pool = pools.get(route.functionId);
      if (pool === undefined) return problem(500, 'Internal Server Error');
      const event = apiEvent(request, {
        ...identity,
        routeKey: route.key,
        pathParameters,
        now: clock.now(),
        hasIamCaller: route.requiresIam,
      });
      // The function may start with this call; its start must not count towards the time-out.
      await pool.warm();
      const result = await Promise.race([pool.invoke(event), afterMilliseconds(route.timeoutMs)]);
      return result === undefined ? problem(503, 'Service Unavailable') : responseOf(result);
    },
  };
}

/** @param apiId the id of the API, which a route of a nested stack gets as a parameter */
function readRoutes(template: Template, apiId: string): Route[] {
  const integrations = new Map(
    template
      .ofType<{ IntegrationUri: string; PayloadFormatVersion: string; TimeoutInMillis?: number }>(
        'AWS::ApiGatewayV2::Integration',
      )
      .map(({ id, properties }) => [id, properties]),
  );
  const callableIds = new Set(
    template
      .ofType<{ FunctionName: string; Principal: string }>('AWS::Lambda::Permission')
      .filter(({ properties }) => properties.Principal === 'apigateway.amazonaws.com')
      .map(({ properties }) => calleeOf(template, properties.FunctionName).id),
  );
  return template
    .ofType<{ ApiId?: string; RouteKey: string; Target: string; AuthorizationType?: string }>(
      'AWS::ApiGatewayV2::Route',
    )
    .map(({ id, properties }) => {
      if ((properties.ApiId ?? apiId) !== apiId) throw unsupported(`the route ${id} of another API`);
      const integration = integrations.get(properties.Target.replace('integrations/', ''));
      if (integration?.PayloadFormatVersion !== '2.0')
        throw unsupported(`the integration of the route ${id}`);
      const callee = calleeOf(template, integration.IntegrationUri);
      if (!callableIds.has(callee.id)) {
        throw unsupported(`a missing permission: the API may not call ${callee.id}`);
      }
      const authorisation = properties.AuthorizationType ?? 'NONE';
      if (!['NONE', 'AWS_IAM'].includes(authorisation))
        throw unsupported(`the authorisation ${authorisation}`);
      const [method = 'ANY', path] = properties.RouteKey === '$default' ? [] : properties.RouteKey.split(' ');
      return {
        key: properties.RouteKey,
        method,
        pattern: path === undefined ? undefined : patternOf(path),
        functionId: callee.functionId,
        requiresIam: authorisation === 'AWS_IAM',
        timeoutMs: integration.TimeoutInMillis ?? maxIntegrationMilliseconds,
      };
    });
}

function patternOf(path: string): NonNullable<Route['pattern']> {
  const names: string[] = [];
  const source = path.replace(
    /\{(\w+)(\+?)\}|[.*^$()|[\]\\?+]/g,
    (whole, name: string | undefined, greedy) => {
      if (name === undefined) return `\\${whole}`;
      names.push(name);
      return greedy === '+' ? '(.+)' : '([^/]+)';
    },
  );
  // Full paths before path variables, variables before greedy ones.
  const rank = path.includes('+}') ? 2 : names.length > 0 ? 1 : 0;
  return { expression: new RegExp(`^${source}$`), names, rank };
}

function findRoute(
  routes: readonly Route[],
  { method, path }: Pick<HttpRequest, 'method' | 'path'>,
): { route: Route; pathParameters: Record<string, string> } | undefined {
  const candidates = routes
    .filter((route) => route.method === 'ANY' || route.method === method)
    .filter(({ pattern }) => pattern === undefined || pattern.expression.test(path))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const [route] = candidates;
  if (route === undefined) return undefined;
  const values = route.pattern?.expression.exec(path)?.slice(1) ?? [];
  const names = route.pattern?.names ?? [];
  return {
    route,
    pathParameters: Object.fromEntries(
      names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    ),
  };
}

function rankOf({ pattern, method }: Route): number {
  return (pattern?.rank ?? 3) * 2 + (method === 'ANY' ? 1 : 0);
}

interface FunctionResponse {
  statusCode?: number;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

function responseOf(result: InvocationResult): HttpResponse {
  if (result.outcome !== 'returned') return problem(500, 'Internal Server Error');
  const { payload } = result;
  if (typeof payload !== 'object' || payload === null || !('statusCode' in payload)) {
    return withRequestId(
      httpResponse(200, { 'content-type': 'application/json' }, JSON.stringify(payload ?? '')),
    );
  }
  const {
    statusCode = 200,
    headers = {},
    cookies = [],
    body = '',
    isBase64Encoded,
  } = payload as FunctionResponse;
  const bytes = Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8');
  if (bytes.length > maxResponseBytes || !Number.isInteger(Number(statusCode))) {
    return problem(500, 'Internal Server Error');
  }
  const lowerCaseHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return withRequestId({
    status: Number(statusCode),
    headers: { 'content-type': 'text/plain; charset=utf-8', ...lowerCaseHeaders },
    cookies,
    body: bytes,
  });
}

function problem(status: number, message: string): HttpResponse {
  return withRequestId(
    httpResponse(status, { 'content-type': 'application/json' }, JSON.stringify({ message })),
  );
}

function withRequestId(response: HttpResponse): HttpResponse {
  response.headers['apigw-requestid'] = randomUUID().replaceAll('-', '').slice(0, 15);
  return response;
}

function afterMilliseconds(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
}
