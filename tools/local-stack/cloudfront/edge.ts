import { randomBytes } from 'node:crypto';
import { type HttpRequest, type HttpResponse, httpResponse } from '../http/http-message.ts';
import { unsupported } from '../process/local-stack-error.ts';
import type { StackClock } from '../process/stack-clock.ts';
import type { Template } from '../template/template.ts';
import { cacheKey, cacheSeconds, createEdgeCache } from './edge-cache.ts';
import { compress } from './edge-compression.ts';
import { compileViewerRequest, type ViewerRequestFunction } from './edge-function.ts';
import { createHeaderDecorator, type ResponseHeadersPolicy } from './edge-headers.ts';
import {
  type CachePolicy,
  isSelected,
  type OriginRequestPolicy,
  readCachePolicy,
  readOriginRequestPolicy,
} from './edge-policies.ts';

/** Target of CloudFront: the site's bucket, or the API. */
export type Origin = (request: HttpRequest) => Promise<HttpResponse>;

/** The CloudFront distribution of the template. */
export interface Edge {
  handle(request: HttpRequest): Promise<HttpResponse>;
}

export interface EdgeOptions {
  template: Template;
  /** Resolves a domain name of the template to its origin. */
  originAt(domainName: string): Origin;
  clock: Pick<StackClock, 'now'>;
}

interface BehaviourProperties {
  PathPattern?: string;
  AllowedMethods?: string[];
  CachePolicyId: string;
  Compress?: boolean;
  FunctionAssociations?: { EventType: string; FunctionARN: string }[];
  LambdaFunctionAssociations?: unknown[];
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: string;
  TargetOriginId: string;
}

interface DistributionProperties {
  DistributionConfig: {
    CacheBehaviors?: BehaviourProperties[];
    DefaultCacheBehavior: BehaviourProperties;
    DefaultRootObject?: string;
    CustomErrorResponses?: {
      ErrorCode: number;
      ErrorCachingMinTTL?: number;
      ResponseCode?: number;
      ResponsePagePath?: string;
    }[];
    Origins: {
      Id: string;
      DomainName: string;
      OriginPath?: string;
      OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
    }[];
  };
}

interface Behaviour {
  matches(path: string): boolean;
  methods: string[];
  policy: CachePolicy;
  originPolicy: OriginRequestPolicy;
  compress: boolean;
  viewerRequest: ViewerRequestFunction | undefined;
  decorate(response: HttpResponse): HttpResponse;
  origin: Origin;
  /** False for files of the bucket, which are fast without a cache. */
  cached: boolean;
}

/** Sent to origins regardless of policies. */
const alwaysForwarded = new Set([
  'content-type',
  'content-length',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'range',
  'x-amz-cf-id',
]);

export function createEdge({ template, originAt, clock }: EdgeOptions): Edge {
  const [distribution] = template.ofType<DistributionProperties>('AWS::CloudFront::Distribution');
  if (distribution === undefined) throw unsupported('a template without a CloudFront distribution');
  const { DistributionConfig: config } = distribution.properties;
  const readBehaviour = behaviourReader({ template, originAt, clock }, distribution.id, config);
  const fallback = readBehaviour(config.DefaultCacheBehavior);
  const behaviours = [...(config.CacheBehaviors ?? []).map(readBehaviour), fallback];
  const behaviourFor = (path: string): Behaviour =>
    behaviours.find(({ matches }) => matches(path)) ?? fallback;
  const cache = createEdgeCache();
  /** Pending requests to the origin by cache key; others for the same key wait. Undefined: the response is not shared. */
  const pendingRequests = new Map<string, Promise<HttpResponse | undefined>>();
  const failureSeconds = new Map(
    (config.CustomErrorResponses ?? []).flatMap(({ ErrorCode, ErrorCachingMinTTL }) =>
      ErrorCachingMinTTL === undefined ? [] : [[ErrorCode, ErrorCachingMinTTL] as const],
    ),
  );

  async function fetchFrom(behaviour: Behaviour, request: HttpRequest): Promise<HttpResponse> {
    const { policy } = behaviour;
    const isCacheable = behaviour.cached && ['GET', 'HEAD'].includes(request.method);
    const key = isCacheable ? cacheKey(request, policy) : '';
    const cachedResponse = isCacheable ? cache.find(key) : undefined;
    if (cachedResponse !== undefined) return cachedResponse;
    // A policy that never caches prevents collapsing, too.
    const canCollapse = isCacheable && policy.maxSeconds > 0 && request.method === 'GET';
    const earlier = canCollapse ? pendingRequests.get(key) : undefined;
    const earlierResponse = earlier && (await earlier);
    if (earlierResponse !== undefined) return withResult(earlierResponse, 'Hit');
    const pending = callOrigin(behaviour, request, isCacheable ? key : undefined);
    if (!canCollapse) return (await pending).response;
    const sharedResponse = pending.then(({ response, seconds }) => (seconds > 0 ? response : undefined));
    pendingRequests.set(key, sharedResponse);
    const removePending = () => pendingRequests.get(key) === sharedResponse && pendingRequests.delete(key);
    sharedResponse.then(removePending, removePending);
    return (await pending).response;
  }

  /** @param key undefined: the response is not cached */
  async function callOrigin(
    behaviour: Behaviour,
    request: HttpRequest,
    key: string | undefined,
  ): Promise<{ response: HttpResponse; seconds: number }> {
    const response = await behaviour.origin(toOrigin(request, behaviour));
    if (key === undefined) return { response: withResult(response, 'Miss'), seconds: 0 };
    const stale = response.status >= 500 ? cache.findStale(key) : undefined;
    if (stale !== undefined) return { response: withResult(stale, 'RefreshHit'), seconds: 0 };
    const seconds = cacheSeconds(response, behaviour.policy, failureSeconds);
    // The key omits the method, so the response to a failed HEAD also serves a GET.
    if (request.method === 'GET' || response.status >= 400) cache.store(key, response, seconds);
    return { response: withResult(response, 'Miss'), seconds };
  }

  /** The distribution's custom error page for an origin's error. */
  async function replaceError(response: HttpResponse, request: HttpRequest): Promise<HttpResponse> {
    const rule = (config.CustomErrorResponses ?? []).find(({ ErrorCode }) => ErrorCode === response.status);
    if (rule?.ResponsePagePath === undefined) return response;
    const page = { ...request, method: 'GET', path: rule.ResponsePagePath, query: '', body: Buffer.alloc(0) };
    const replacement = await fetchFrom(behaviourFor(rule.ResponsePagePath), page);
    return { ...replacement, status: rule.ResponseCode ?? response.status };
  }

  /** @param id CloudFront's request id, sent to origin and client */
  async function respond(viewerRequest: HttpRequest, id: string): Promise<HttpResponse> {
    const behaviour = behaviourFor(viewerRequest.path);
    if (!behaviour.methods.includes(viewerRequest.method)) {
      return behaviour.decorate(httpResponse(403, { 'content-type': 'text/html' }, methodNotAllowedPage));
    }
    const outcome = (await behaviour.viewerRequest?.(viewerRequest)) ?? { request: viewerRequest };
    if ('response' in outcome) return behaviour.decorate(outcome.response);
    const request = { ...outcome.request, headers: { ...outcome.request.headers, [idHeader]: id } };
    if (request.path === '/' && config.DefaultRootObject !== undefined) {
      request.path = `/${config.DefaultRootObject}`;
    }
    const response = await replaceError(await fetchFrom(behaviour, request), request);
    const accepted = viewerRequest.headers['accept-encoding'] ?? '';
    return behaviour.decorate(
      behaviour.compress ? await compress(response, accepted, behaviour.policy) : response,
    );
  }

  return {
    handle: async (viewerRequest) => {
      const id = randomBytes(42).toString('base64url');
      const response = await respond(viewerRequest, id);
      return { ...response, headers: { ...response.headers, [idHeader]: id } };
    },
  };
}

const withResult = (response: HttpResponse, result: 'Hit' | 'Miss' | 'RefreshHit'): HttpResponse => ({
  ...response,
  headers: { ...response.headers, 'x-cache': `${result} from cloudfront` },
});

const idHeader = 'x-amz-cf-id';

const methodNotAllowedPage =
  '<!DOCTYPE html><title>ERROR: The request could not be satisfied</title><h1>403 ERROR</h1>' +
  '<p>This distribution is not configured to allow the HTTP request method that was used for this request.</p>';

function behaviourReader(
  { template, originAt, clock }: EdgeOptions,
  distributionId: string,
  config: DistributionProperties['DistributionConfig'],
): (properties: BehaviourProperties) => Behaviour {
  const functions = new Map(
    template
      .ofType<{ FunctionCode: string }>('AWS::CloudFront::Function')
      .map(({ id, properties }) => [template.reference(id, 'FunctionARN'), properties.FunctionCode]),
  );
  const headerPolicies = new Map(
    template
      .ofType<{ ResponseHeadersPolicyConfig: ResponseHeadersPolicy }>(
        'AWS::CloudFront::ResponseHeadersPolicy',
      )
      .map(({ id, properties }) => [template.reference(id), properties.ResponseHeadersPolicyConfig]),
  );

  return (properties) => {
    const originProperties = config.Origins.find(({ Id }) => Id === properties.TargetOriginId);
    if (originProperties === undefined) throw unsupported(`the origin ${properties.TargetOriginId}`);
    if ((properties.LambdaFunctionAssociations ?? []).length > 0) throw unsupported('Lambda@Edge');
    const [association, ...otherAssociations] = properties.FunctionAssociations ?? [];
    if (otherAssociations.length > 0 || (association && association.EventType !== 'viewer-request')) {
      throw unsupported('edge functions other than one for viewer requests');
    }
    const code = association === undefined ? undefined : functions.get(association.FunctionARN);
    const headersId = properties.ResponseHeadersPolicyId;
    const headers = headersId === undefined ? {} : headerPolicies.get(headersId);
    if (headers === undefined) throw unsupported(`the response headers policy ${headersId}`);
    const origin = originAt(originProperties.DomainName);
    const isBucket = /\.s3[.-]/.test(originProperties.DomainName);
    const addedHeaders = (originProperties.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
      HeaderName.toLowerCase(),
      HeaderValue,
    ]);
    return {
      matches: pathMatcher(properties.PathPattern ?? '*'),
      methods: properties.AllowedMethods ?? ['GET', 'HEAD'],
      policy: readCachePolicy(template, properties.CachePolicyId),
      originPolicy: readOriginRequestPolicy(template, properties.OriginRequestPolicyId),
      compress: properties.Compress ?? false,
      viewerRequest:
        code === undefined
          ? undefined
          : compileViewerRequest(code, template.reference(distributionId), clock),
      decorate: createHeaderDecorator(headers),
      cached: !isBucket,
      origin: (request) =>
        origin({
          ...request,
          path: `${originProperties.OriginPath ?? ''}${request.path}`,
          headers: { ...request.headers, ...Object.fromEntries(addedHeaders) },
        }),
    };
  };
}

/** Path patterns contain `*` and `?`, and may omit the leading slash. */
function pathMatcher(pattern: string): (path: string) => boolean {
  const rooted = pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`;
  const source = rooted
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(path);
}

/** Origins see CloudFront's address, not the visitor's. */
const cloudFrontAddress = '198.51.100.200';

function toOrigin(request: HttpRequest, { policy, originPolicy }: Behaviour): HttpRequest {
  const { host: _host, cookie, ...others } = request.headers;
  const headers = Object.fromEntries(
    Object.entries(others).filter(
      ([name]) =>
        alwaysForwarded.has(name) ||
        isSelected(originPolicy.headers, name) ||
        isSelected(policy.headers, name),
    ),
  );
  const query = request.query
    .split('&')
    .filter((pair) => {
      const name = pair.split('=')[0] ?? '';
      return pair !== '' && (isSelected(originPolicy.query, name) || isSelected(policy.query, name));
    })
    .join('&');
  const cookies = (cookie ?? '').split(/;\s*/).filter((pair) => {
    const name = pair.split('=')[0] ?? '';
    return pair !== '' && (isSelected(originPolicy.cookies, name) || isSelected(policy.cookies, name));
  });
  return {
    ...request,
    query,
    sourceIp: cloudFrontAddress,
    headers: {
      'user-agent': 'Amazon CloudFront',
      ...headers,
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      'x-forwarded-for': [request.headers['x-forwarded-for'], request.sourceIp].filter(Boolean).join(', '),
      via: '1.1 local.cloudfront.net (CloudFront)',
    },
  };
}
