import type { Page } from '@playwright/test';

/** Buttons ignore clicks for this long after they have replaced others. */
const inactiveMs = 700;

/**
 * Clicks the next button for an arrival or a payment, in the open start or the next one.
 *
 * @param count number of kept presses, including this one
 * @returns milliseconds until the screen counts the press as kept
 */
export async function pressNext(page: Page, count: number): Promise<number> {
  for (;;) {
    const duration = await page.evaluate(pressAndWait, count);
    if (duration !== undefined) return duration;
    if (await page.locator('[data-party] button[aria-disabled="true"]').count()) {
      await page.waitForTimeout(inactiveMs);
      continue;
    }
    // Everyone at this start has paid.
    await page
      .getByRole('button', { name: /^\d+:00 (Tour|Tasting) .* to come$/ })
      .first()
      .click();
    await page.locator('[data-party]').first().waitFor();
  }
}

/** Undefined when the open start has no button for an arrival or a payment. */
function pressAndWait(count: number): Promise<number | undefined> {
  const next = [...document.querySelectorAll<HTMLButtonElement>('[data-party] button')].find(
    (button) =>
      /^(\+1|Cash):/.test(button.getAttribute('aria-label') ?? '') &&
      button.getAttribute('aria-disabled') === null,
  );
  if (next === undefined) return Promise.resolve(undefined);
  const isKept = () =>
    [...document.querySelectorAll('[data-line] button')].some((button) =>
      button.getAttribute('aria-label')?.startsWith(`${count} kept`),
    );
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const check = () => {
      if (isKept()) requestAnimationFrame(() => resolve(performance.now() - startedAt));
      else requestAnimationFrame(check);
    };
    next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    check();
  });
}
