import type { Page, Route } from '@playwright/test';
import { business } from '../../../shared/content/business.ts';
import { tooManyMessage } from '../../../shared/limits/quota.ts';

type Fail = (route: Route) => Promise<void>;

const tooMany = tooManyMessage(1800, business.emails.events);

/** Reasons why a form cannot be sent: name, failure of the request, message shown. */
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

/** Requests on hold, so that the pending state can be tested. */
export interface HeldCalls {
  readonly posts: unknown[];
  letGo(): void;
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
  return { posts, letGo: resolve };
}

/** The first request arrives, but its response is lost. */
export const loseFirstAnswer = (page: Page, call: string): Promise<unknown> =>
  page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
