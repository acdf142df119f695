import { expect, type Locator, type Page } from '@playwright/test';

const maxStops = 80;

/** Presses Tab until the element is focused; the focus must be visible, and in view, at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press(key);
    expect(await focusIsVisible(page), 'the focus is visible').toBe(true);
    await expectFocusInView(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not reach ${target}.`);
}

/** Tabs to a list that is one stop, whose arrow keys choose, and goes on to this button of it. */
export async function tabToChoice(page: Page, choice: Locator): Promise<void> {
  await tabTo(page, page.getByRole('list').filter({ has: choice }).locator('button[tabindex="0"]'));
  for (let step = 0; step < maxStops; step++) {
    if (await choice.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrow keys do not reach ${choice}.`);
}

/** Nothing lies over the whole of what has the focus, and it is not scrolled out of the window. */
export async function expectFocusInView(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hiddenFocus), 'what has the focus is in view').toBeUndefined();
}

/** Presses Tab through the whole page, and returns what was out of view while it had the focus. */
export async function stopsOutOfView(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) return found;
    const hidden = await page.evaluate(hiddenFocus);
    if (hidden !== undefined) found.push(hidden);
  }
  throw new Error('The Tab key does not reach the end of the page.');
}

/** Runs in the page. @returns name and place of what has the focus if no point of it is in view */
function hiddenFocus(): string | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  // Of radio buttons without a drawing, the label is what is seen.
  const seen = element.closest('label') ?? element;
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  for (const { left, top, width, height } of seen.getClientRects())
    for (const x of shares)
      for (const y of shares) {
        const at = document.elementFromPoint(left + width * x, top + height * y);
        if (at !== null && (seen.contains(at) || at.contains(seen))) return undefined;
      }
  const { top, bottom } = seen.getBoundingClientRect();
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${name.trim().slice(0, 60)} at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
}

function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return true;
    const isMarked = element.matches(':focus-visible') || getComputedStyle(element).outlineStyle === 'solid';
    return isMarked && element.getClientRects().length > 0;
  });
}
