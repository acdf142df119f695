import type { HttpAnswer, HttpRequest } from '../http/http-message.ts';
import { type CachePolicy, isSelected } from './edge-policies.ts';

/** Cached responses of one edge location. */
export interface EdgeCache {
  find(key: string): HttpAnswer | undefined;
  /** An expired answer, which CloudFront serves while the origin fails, unless the answer forbids it. */
  findStale(key: string): HttpAnswer | undefined;
  store(key: string, answer: HttpAnswer, seconds: number): void;
}

export function createEdgeCache(): EdgeCache {
  const cacheEntries = new Map<string, { answer: HttpAnswer; since: number; until: number }>();
  return {
    find: (key) => {
      const entry = cacheEntries.get(key);
      if (entry === undefined || entry.until <= Date.now()) return undefined;
      const age = String(Math.floor((Date.now() - entry.since) / 1000));
      return { ...entry.answer, headers: { ...entry.answer.headers, age, 'x-cache': 'Hit from cloudfront' } };
    },
    findStale: (key) => {
      const answer = cacheEntries.get(key)?.answer;
      const forbids = /\bstale-if-error=0\b/.test(answer?.headers['cache-control'] ?? '');
      return answer?.status === 200 && !forbids ? answer : undefined;
    },
    store: (key, answer, seconds) => {
      if (seconds > 0)
        cacheEntries.set(key, { answer, since: Date.now(), until: Date.now() + seconds * 1000 });
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
const failures: readonly number[] = [404, 405, 414, 500, 501, 502, 503, 504];
/** Errors whose own headers may forbid caching. */
const cacheControlled: readonly number[] = [404, 414, 501];
const defaultFailureSeconds = 10;
const forbidden = /\b(no-store|no-cache|private)\b/;

/**
 * How long CloudFront caches an answer.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/custom-error-pages-expiration.html
 *
 * @param failureSeconds seconds by status, from the distribution
 */
export function cacheSeconds(
  { status, headers, cookies }: HttpAnswer,
  policy: CachePolicy,
  failureSeconds: ReadonlyMap<number, number>,
): number {
  if (failures.includes(status)) {
    return forbidden.test(headers['cache-control'] ?? '') && cacheControlled.includes(status)
      ? 0
      : (failureSeconds.get(status) ?? defaultFailureSeconds);
  }
  if (status !== 200 || cookies.length > 0 || policy.maxSeconds === 0) return 0;
  const control = headers['cache-control'] ?? '';
  if (forbidden.test(control)) return policy.minSeconds;
  const shared = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control);
  const requested = shared === null ? policy.defaultSeconds : Number(shared[1]);
  return Math.min(Math.max(requested, policy.minSeconds), policy.maxSeconds);
}
