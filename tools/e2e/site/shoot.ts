import type { Page } from '@playwright/test';
import { expect, findViolations } from './journey.ts';

/** Takes a full-page screenshot of the current state and checks the state with axe. */
export async function shoot(page: Page, name: string, width: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.evaluate(loadEverything);
  const path = `build/screenshots/${name}-${width}.png`;
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  await check(page, name);
}

/** Takes a screenshot of only the window, such as of a dialog, and checks it with axe. */
export async function shootScreen(page: Page, name: string, width: string): Promise<void> {
  await page.screenshot({ path: `build/screenshots/${name}-${width}.png`, animations: 'disabled' });
  await check(page, name);
}

async function check(page: Page, name: string): Promise<void> {
  expect.soft(await findViolations(page), name).toEqual([]);
}

/** Scrolls through the page to load lazy pictures, then back to the top for fixed elements. */
async function loadEverything(): Promise<void> {
  const waitForPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await waitForPaint();
  }
  const visible = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  window.scrollTo({ top: 0, behavior: 'instant' });
  await waitForPaint();
}
