import type { Page } from '@playwright/test';
import { contrastOnPicture, type LineOnPicture } from './site/contrast-on-picture.ts';
import { expect, test } from './site/journey.ts';

/** All text on pictures of a page; scrolls each picture into view. */
async function textOnPictures(page: Page, address: string): Promise<LineOnPicture[]> {
  await page.goto(address);
  const lines: LineOnPicture[] = [];
  for (const picture of await page.locator('picture img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    lines.push(...(await contrastOnPicture(page, 'body')));
  }
  return lines;
}

test('text on a picture is readable at the brightest point of the picture (WCAG 2.2 AA) @phone-first @in-full', async ({
  page,
}) => {
  for (const [address, minLines] of [
    ['/discover', 6],
    ['/batch', 4],
    ['/operator', 3],
    ['/spirits', 0],
    ['/community', 0],
    ['/article/what-five-years-in-the-tropics-does-to-a-cask', 0],
  ] as const) {
    const lines = await textOnPictures(page, address);
    expect(lines.length, address).toBeGreaterThanOrEqual(minLines);
    expect(
      lines.filter(({ contrast, required }) => contrast < required),
      address,
    ).toEqual([]);
  }
});

test('a picture behind a heading covers its whole block on a phone @any-size', async ({ page }) => {
  await page.goto('/batch');
  const heightOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.height;
  const block = '[data-header-over="picture"]';
  expect(await heightOf(`${block} picture img`)).toBe(await heightOf(block));
});
