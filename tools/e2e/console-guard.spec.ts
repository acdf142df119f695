import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site/journey.ts';

// Every test fails on page errors; these prove that the guard notices them.

const provocations: Record<string, (page: Page) => Promise<unknown>> = {
  'an error in the console': (page) =>
    page.evaluate(() => Reflect.get(globalThis, 'console').error('broken')),
  'an uncaught exception': (page) => page.evaluate(() => void setTimeout(() => JSON.parse('{'))),
  'a script that the security policy forbids': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    }),
};

for (const [name, provoke] of Object.entries(provocations)) {
  test(`${name} fails the e2e test in which it occurs @any-size`, async ({ page, pageErrors }) => {
    await page.goto('/');
    await provoke(page);
    await expect.poll(() => pageErrors.length).toBeGreaterThan(0);
    pageErrors.length = 0;
  });
}

test('an image without alternative text fails the accessibility check of an e2e test @any-size', async ({
  page,
}) => {
  await page.goto('/');
  // Hydration would remove an element added earlier; the opening hours appear after it.
  await expect(page.getByText(/^(Open|Closed) now/)).toBeVisible();
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/icon.svg';
    document.querySelector('main')?.append(picture);
  });
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
});
