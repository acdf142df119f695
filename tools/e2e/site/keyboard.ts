import { expect, type Locator, type Page } from '@playwright/test';

const maxStops = 80;

/** Presses Tab until the element is focused; the focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab');
    expect(await focusIsVisible(page), 'the focus is visible').toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not reach ${target}.`);
}

function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return true;
    const isMarked = element.matches(':focus-visible') || getComputedStyle(element).outlineStyle === 'solid';
    return isMarked && element.getClientRects().length > 0;
  });
}
