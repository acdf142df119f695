import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site/journey.ts';

// The journeys watch the page all along; here is shown that the watch is awake.

const faultRates: Record<string, (page: Page) => Promise<unknown>> = {
  'an error in the console': (page) =>
    page.evaluate(() => Reflect.get(globalThis, 'console').error('broken')),
  'an exception nobody catches': (page) => page.evaluate(() => void setTimeout(() => JSON.parse('{'))),
  'a script that the security policy forbids': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
    }),
};

for (const [name, happens] of Object.entries(faultRates)) {
  test(`${name} is noticed @any-size`, async ({ page, complaints }) => {
    await page.goto('/');
    await happens(page);
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    complaints.length = 0;
  });
}

test('a picture without a text is noticed @any-size', async ({ page }) => {
  await page.goto('/');
  // The page has come to life when it knows the time: before that React would mend what is added here.
  await expect(page.getByText(/^(Open|Closed) now/)).toBeVisible();
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/icon.svg';
    document.querySelector('main')?.append(picture);
  });
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
});
