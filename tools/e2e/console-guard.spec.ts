import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site/journey.ts';

// Every test fails on page errors; these prove that the guard notices them.

const faultRates: Record<string, (page: Page) => Promise<unknown>> = {
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

for (const [name, happens] of Object.entries(faultRates)) {
  test(`${name} is reported @any-size`, async ({ page, complaints }) => {
    await page.goto('/');
    await happens(page);
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  });
}

test('an image without alternative text is reported @any-size', async ({ page }) => {
  await page.goto('/');
  // The opening hours appear after hydration, which would remove what is added before.
  await expect(page.getByText(/^(Open|Closed) now/)).toBeVisible();
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/icon.svg';
    document.querySelector('main')?.append(picture);
  });
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
});
