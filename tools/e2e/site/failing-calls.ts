import type { Page, Route } from '@playwright/test';
import { business } from '../../../shared/content/business.ts';
import { tooManyMessage } from '../../../shared/limits/quota.ts';

type Fail = (route: Route) => Promise<void>;

const tooMany = tooManyMessage(1800, business.emails.events);

/** What can keep a form from being sent: in words, how its call goes then, and what the visitor reads. */
export const failuresOfForms = (
  failed: string,
): readonly (readonly [what: string, fail: Fail, sentence: string])[] => [
  ['the network is gone', (route) => route.abort(), failed],
  ['the server is not well', (route) => route.fulfill({ status: 503, json: {} }), failed],
  [
    'too many have come',
    (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, kind: 'too-many', message: tooMany, error: tooMany },
      }),
    tooMany,
  ],
];

/** Calls that wait on their way, so that the page can be looked at meanwhile. */
export interface HeldCalls {
  /** What was posted. */
  readonly posts: unknown[];
  letGo(): void;
}

/** Holds what a page posts until it is let go. */
export async function holdCalls(page: Page, call: string): Promise<HeldCalls> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const posts: unknown[] = [];
  await page.route(call, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts.push(route.request().postDataJSON());
    await promise;
    await route.continue();
  });
  return { posts, letGo: resolve };
}

/** The first call arrives, and its answer does not. */
export const loseFirstAnswer = (page: Page, call: string): Promise<unknown> =>
  page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
