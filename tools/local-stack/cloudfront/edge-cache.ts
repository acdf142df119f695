import type { HttpRequest, HttpResponse } from '../http/http-message.ts';
import { type CachePolicy, isSelected } from './edge-policies.ts';

/** Cached responses of one edge location. */
export interface EdgeCache {
  find(key: string): HttpResponse | undefined;
  /** An expired response, which CloudFront serves while the origin fails, unless the response forbids it. */
  findStale(key: string): HttpResponse | undefined;
  store(key: string, response: HttpResponse, seconds: number): void;
}

export function createEdgeCache(): EdgeCache {
  const cacheEntries = new Map<string, { response: HttpResponse; since: number; until: number }>();
  return {
    find: (key) => {
      const entry = cacheEntries.get(key);
      if (entry === undefined || entry.until <= Date.now()) return undefined;
      const age = String(Math.floor((Date.now() - entry.since) / 1000));
      return {
        ...entry.response,
        headers: { ...entry.response.headers, age, 'x-cache': 'Hit from cloudfront' },
      };
    },
    findStale: (key) => {
      const response = cacheEntries.get(key)?.response;
      const forbidsStale = /\bstale-if-error=0\b/.test(response?.headers['cache-control'] ?? '');
      return response?.status === 200 && !forbidsStale ? response : undefined;
    },
    store: (key, response, seconds) => {
      if (seconds > 0)
        cacheEntries.set(key, { response, since: Date.now(), until: Date.now() + seconds * 1000 });
    },
  };
}

export function cacheKey({ path, query, headers }: HttpRequest, policy: CachePolicy): string {
  const pairs = [...new URLSearchParams(query)].filter(([name]) => isSelected(policy.query, name));
  const keyHeaders = Object.entries(headers).filter(
    ([name]) => policy.headers.kind === 'only' && isSelected(policy.headers, name),
  );
  return JSON.stringify([path, pairs, keyHeaders, policy.cookies.kind === 'none' ? '' : headers.cookie]);
}

/** Cached regardless of the cache policy. */
const failureStatuses: readonly number[] = [404, 405, 414, 500, 501, 502, 503, 504];
/** Errors whose own headers may forbid caching. */
const statusesWithCacheControl: readonly number[] = [404, 414, 501];
const defaultFailureSeconds = 10;
const uncacheable = /\b(no-store|no-cache|private)\b/;

/**
 * Returns the number of seconds for which CloudFront caches a response.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 *
 * @param failureSeconds seconds by status, from the distribution
 */
export function cacheSeconds(
  { status, headers, cookies }: HttpResponse,
  policy: CachePolicy,
  failureSeconds: ReadonlyMap<number, number>,
): number {
  if (failureStatuses.includes(status)) {
    return uncacheable.test(headers['cache-control'] ?? '') && statusesWithCacheControl.includes(status)
      ? 0
      : (failureSeconds.get(status) ?? defaultFailureSeconds);
  }
  if (status !== 200 || cookies.length > 0 || policy.maxSeconds === 0) return 0;
  const control = headers['cache-control'] ?? '';
  if (uncacheable.test(control)) return policy.minSeconds;
  const maxAge = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control);
  const requested = maxAge === null ? policy.defaultSeconds : Number(maxAge[1]);
  return Math.min(Math.max(requested, policy.minSeconds), policy.maxSeconds);
}
