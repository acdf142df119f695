import type { Page } from '@playwright/test';

/** A picture of the whole page, as it is now, for people to look at. */
export async function shoot(page: Page, name: string, width: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  // What is fixed would stand in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
  const path = `build/shots/${name}-${width}.png`;
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
}
