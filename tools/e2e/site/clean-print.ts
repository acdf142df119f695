import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Elements that should not be printed. */
const controls = 'button, select, [role="dialog"], dialog[open], header nav, [role="tablist"]';

/** Expects the page to print in dark ink on white, without controls. Restores the screen view afterwards. */
export const expectCleanPrint = (page: Page): Promise<void> => whilePrinted(page, () => expectClean(page));

/** Expects the page to print cleanly on this many sheets of A4, and keeps them as `test-results/print/<name>.pdf`. */
export const expectSheets = (page: Page, name: string, sheets: number): Promise<void> =>
  whilePrinted(page, async () => {
    await expectClean(page);
    const path = `test-results/print/${name}.pdf`;
    const pdf = (await page.pdf({ path, preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), name).toHaveLength(sheets);
    expect(pdf, name).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][\d.]* 84[12]/);
  });

async function whilePrinted(page: Page, run: () => Promise<void>): Promise<void> {
  const announce = (event: string) => page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
  await page.emulateMedia({ media: 'print' });
  await announce('beforeprint');
  // The layout depends on the fonts.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await run();
  await announce('afterprint');
  await page.emulateMedia({ media: 'screen' });
}

async function expectClean(page: Page): Promise<void> {
  expect(await page.evaluate(findPrintFaults, controls), page.url()).toEqual([]);
  await expect(page.locator('body')).toHaveText(/\w/, { useInnerText: true });
}

/** Runs in the page. */
function findPrintFaults(unwanted: string): readonly string[] {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1) &&
    getComputedStyle(element).clipPath === 'none';
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const scale = colour.startsWith('color(') ? 255 : 1;
    return { light: ((0.2126 * red + 0.7152 * green + 0.0722 * blue) * scale) / 255, alpha };
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  return [...document.body.querySelectorAll('*')].filter(isVisible).flatMap((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const background = luminance(backgroundColor);
    const { width, height } = element.getBoundingClientRect();
    const isIcon = Math.max(width, height) < 24;
    const text = (element.textContent ?? '').trim().slice(0, 30);
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text}"`;
    return [
      ...(element.matches(unwanted) ? [`on paper: ${name}`] : []),
      ...(hasText(element) && luminance(color).light > 0.45 ? [`pale ${color}: ${name}`] : []),
      ...(background.alpha > 0.1 && background.light < 0.9 && !isIcon && !element.querySelector('img')
        ? [`dark ground ${backgroundColor}: ${name}`]
        : []),
    ];
  });
}
