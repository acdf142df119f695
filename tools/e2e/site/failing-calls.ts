import type { Page, Route } from '@playwright/test';
import { business } from '#shared/content/business.ts';
import { tooManyMessage } from '#shared/limits/quota.ts';

type Fail = (route: Route) => Promise<void>;

const tooMany = tooManyMessage(1800, business.emails.events);

/** Reasons why a form cannot be sent: name, failure of the request, message shown, tags of the test. */
export const formFailures = (
  failed: string,
): readonly (readonly [failure: string, fail: Fail, sentence: string, tags: string])[] => [
  ['the network fails', (route) => route.abort(), failed, '@any-size @in-full'],
  ['the server fails', (route) => route.fulfill({ status: 503, json: {} }), failed, '@any-size'],
  [
    'the rate limit is reached',
    (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, kind: 'too-many', message: tooMany, error: tooMany },
      }),
    tooMany,
    '@any-size @in-full',
  ],
];

/** Held requests, so that tests can check the pending state. */
export interface HeldCalls {
  readonly posts: unknown[];
  release(): void;
}

/** Holds POST requests until they are released. */
export async function holdCalls(page: Page, call: string): Promise<HeldCalls> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const posts: unknown[] = [];
  await page.route(call, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts.push(route.request().postDataJSON());
    await promise;
    await route.continue();
  });
  return { posts, release: resolve };
}

/** The first request arrives, but its response is lost. */
export const loseFirstResponse = (page: Page, call: string): Promise<unknown> =>
  page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
