import { expect, type Locator, type Page } from '@playwright/test';

const maxStops = 80;

/** Presses Tab until the element is focused; expects the focus to be visible and in view at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await countStopsTo(page, target, key);
}

/** Tabs to an element like `tabTo`, and returns the number of stops. */
export async function countStopsTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<number> {
  await target.waitFor();
  for (let stop = 1; stop <= maxStops; stop++) {
    await page.keyboard.press(key);
    expect(await isFocusVisible(page), 'the focus is visible').toBe(true);
    await expectFocusInView(page);
    if (await target.evaluate((element) => element === document.activeElement)) return stop;
  }
  throw new Error(`The Tab key does not reach ${target}.`);
}

/** Tabs to a list that is one tab stop, and moves to this button by the arrow keys. */
export async function tabToChoice(page: Page, choice: Locator): Promise<void> {
  await tabTo(page, page.getByRole('list').filter({ has: choice }).locator('button[tabindex="0"]'));
  for (let step = 0; step < maxStops; step++) {
    if (await choice.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrow keys do not reach ${choice}.`);
}

/** Expects the focused element to be in the window and not completely covered. */
export async function expectFocusInView(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findHiddenFocus), 'the focused element is in view').toBeUndefined();
}

/** Expects the focus to be on an element in view, not on the body. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body'), 'the focus is lost').not.toBeFocused();
  await expectFocusInView(page);
}

/** Presses Tab, or Shift+Tab, through the whole page, and returns the focused elements that were out of view. */
export async function findStopsOutOfView(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const hiddenStops: string[] = [];
  for (let stop = 0; stop < 2 * maxStops; stop++) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement === document.body)) return hiddenStops;
    const hidden = await page.evaluate(findHiddenFocus);
    if (hidden !== undefined) hiddenStops.push(hidden);
  }
  throw new Error(`The ${key} key does not reach the end of the page.`);
}

/** Runs in the page. @returns name and position of the focused element if no point of it is in view */
function findHiddenFocus(): string | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  // A hidden radio button is represented by its label.
  const visible = element.closest('label') ?? element;
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  for (const { left, top, width, height } of visible.getClientRects())
    for (const x of shares)
      for (const y of shares) {
        const topmost = document.elementFromPoint(left + width * x, top + height * y);
        if (topmost !== null && (visible.contains(topmost) || topmost.contains(visible))) return undefined;
      }
  const { top, bottom } = visible.getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${name.trim().slice(0, 60)} at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
}

function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return true;
    const isMarked = element.matches(':focus-visible') || getComputedStyle(element).outlineStyle === 'solid';
    return isMarked && element.getClientRects().length > 0;
  });
}
