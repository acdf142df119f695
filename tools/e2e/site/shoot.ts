import type { Page } from '@playwright/test';
import { expect, violationsOn } from './journey.ts';

/** Full-page screenshot of the current state, and axe on it. */
export async function shoot(page: Page, name: string, width: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.evaluate(loadEverything);
  const path = `build/screenshots/${name}-${width}.png`;
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  await check(page, name);
}

/** Shoots only what is on the screen, such as a dialog. */
export async function shootScreen(page: Page, name: string, width: string): Promise<void> {
  await page.screenshot({ path: `build/screenshots/${name}-${width}.png`, animations: 'disabled' });
  await check(page, name);
}

async function check(page: Page, name: string): Promise<void> {
  expect.soft(await violationsOn(page), name).toEqual([]);
}

/** Scrolls through the page to load lazy pictures, back to the top for fixed elements. */
async function loadEverything(): Promise<void> {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' });
    await painted();
  }
  const visible = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  window.scrollTo({ top: 0, behavior: 'instant' });
  await painted();
}
