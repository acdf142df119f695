import { unsupported } from '../process/local-stack-error.ts';
import type { Template } from '../template/template.ts';

/** Cookies, headers or query parameters of a request, by name. */
export interface PartSelection {
  kind: 'none' | 'all' | 'only' | 'all-except';
  names: string[];
}

/** The parts of a request that select a cached response, and the seconds for which the response is cached. */
export interface CachePolicy {
  minSeconds: number;
  defaultSeconds: number;
  maxSeconds: number;
  headers: PartSelection;
  cookies: PartSelection;
  query: PartSelection;
  gzip: boolean;
  brotli: boolean;
}

/** Request parts sent to the origin in addition to the cache key. */
export interface OriginRequestPolicy {
  headers: PartSelection;
  cookies: PartSelection;
  query: PartSelection;
}

const none: PartSelection = { kind: 'none', names: [] };
const all: PartSelection = { kind: 'all', names: [] };
const year = 31_536_000;
const day = 86_400;

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html */
const managedCachePolicies: Record<string, CachePolicy> = {
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    ...{ minSeconds: 0, defaultSeconds: 0, maxSeconds: 0 },
    ...{ headers: none, cookies: none, query: none, gzip: false, brotli: false },
  },
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    ...{ minSeconds: 1, defaultSeconds: day, maxSeconds: year },
    ...{ headers: none, cookies: none, query: none, gzip: true, brotli: true },
  },
};

/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-origin-request-policies.html */
const managedOriginRequestPolicies: Record<string, OriginRequestPolicy> = {
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { kind: 'all-except', names: ['host'] },
    cookies: all,
    query: all,
  },
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { headers: all, cookies: all, query: all },
};

interface PartsConfig {
  HeadersConfig: { HeaderBehavior: string; Headers?: string[] };
  CookiesConfig: { CookieBehavior: string; Cookies?: string[] };
  QueryStringsConfig: { QueryStringBehavior: string; QueryStrings?: string[] };
}

interface CacheProperties {
  CachePolicyConfig: {
    MinTTL: number;
    DefaultTTL: number;
    MaxTTL: number;
    ParametersInCacheKeyAndForwardedToOrigin: PartsConfig & {
      EnableAcceptEncodingGzip?: boolean;
      EnableAcceptEncodingBrotli?: boolean;
    };
  };
}

export function readCachePolicy(template: Template, id: string): CachePolicy {
  const managed = managedCachePolicies[id];
  if (managed !== undefined) return managed;
  const policy = template
    .ofType<CacheProperties>('AWS::CloudFront::CachePolicy')
    .find((resource) => resource.id === id);
  if (policy === undefined) throw unsupported(`the cache policy ${id}`);
  const {
    MinTTL,
    DefaultTTL,
    MaxTTL,
    ParametersInCacheKeyAndForwardedToOrigin: key,
  } = policy.properties.CachePolicyConfig;
  return {
    minSeconds: MinTTL,
    defaultSeconds: DefaultTTL,
    maxSeconds: MaxTTL,
    ...readParts(key),
    gzip: key.EnableAcceptEncodingGzip ?? false,
    brotli: key.EnableAcceptEncodingBrotli ?? false,
  };
}

export function readOriginRequestPolicy(template: Template, id: string | undefined): OriginRequestPolicy {
  if (id === undefined) return { headers: none, cookies: none, query: none };
  const managed = managedOriginRequestPolicies[id];
  if (managed !== undefined) return managed;
  const policy = template
    .ofType<{ OriginRequestPolicyConfig: PartsConfig }>('AWS::CloudFront::OriginRequestPolicy')
    .find((resource) => resource.id === id);
  if (policy === undefined) throw unsupported(`the origin request policy ${id}`);
  return readParts(policy.properties.OriginRequestPolicyConfig);
}

function readParts({ HeadersConfig, CookiesConfig, QueryStringsConfig }: PartsConfig): OriginRequestPolicy {
  const lowerCaseNames = (HeadersConfig.Headers ?? []).map((name) => name.toLowerCase());
  return {
    headers: readSelection(HeadersConfig.HeaderBehavior, lowerCaseNames),
    cookies: readSelection(CookiesConfig.CookieBehavior, CookiesConfig.Cookies),
    query: readSelection(QueryStringsConfig.QueryStringBehavior, QueryStringsConfig.QueryStrings),
  };
}

function readSelection(behaviour: string, names: string[] = []): PartSelection {
  switch (behaviour) {
    case 'none':
      return none;
    case 'all':
    case 'allViewer':
      return all;
    case 'whitelist':
      return { kind: 'only', names };
    case 'allExcept':
      return { kind: 'all-except', names };
    default:
      throw unsupported(`the behaviour ${behaviour} of a CloudFront policy`);
  }
}

export function isSelected({ kind, names }: PartSelection, name: string): boolean {
  if (kind === 'all') return true;
  if (kind === 'none') return false;
  return names.includes(name) === (kind === 'only');
}
