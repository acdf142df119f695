import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site/journey.ts';

// Every test fails on page errors; these prove that the guard notices them.

const pageErrors: Record<string, (page: Page) => Promise<unknown>> = {
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

for (const [name, happens] of Object.entries(pageErrors)) {
  test(`${name} fails the test that sees it @any-size`, async ({ page, complaints }) => {
    await page.goto('/');
    await happens(page);
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  });
}

test('an image without alternative text fails the accessibility check @any-size', async ({ page }) => {
  await page.goto('/');
  // Hydration would remove an element added before; the opening hours show that it is over.
  await expect(page.getByText(/^(Open|Closed) now/)).toBeVisible();
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/icon.svg';
    document.querySelector('main')?.append(picture);
  });
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
});
