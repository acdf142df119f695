import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Of no use on paper. */
const controls = 'button, select, [role="dialog"], dialog[open], header nav, [role="tablist"]';

/** Expects the page to print in dark ink on white, without controls. Leaves it on the screen. */
export async function expectCleanPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const faults = await page.evaluate(faultsOnPaper, controls);
  // biome-ignore lint/performance/useDomNodeTextContent: only what is visible counts
  const words = (await page.locator('body').innerText()).trim();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(faults, page.url()).toEqual([]);
  expect(words, page.url()).not.toBe('');
}

/** Runs in the page. */
function faultsOnPaper(unwanted: string): readonly string[] {
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
    const ground = luminance(backgroundColor);
    const text = (element.textContent ?? '').trim().slice(0, 30);
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text}"`;
    return [
      ...(element.matches(unwanted) ? [`on paper: ${name}`] : []),
      ...(hasText(element) && luminance(color).light > 0.45 ? [`pale ${color}: ${name}`] : []),
      ...(ground.alpha > 0.1 && ground.light < 0.9 && !element.querySelector('img')
        ? [`dark ground ${backgroundColor}: ${name}`]
        : []),
    ];
  });
}

/** Expects the page to print cleanly on this many sheets of A4, and keeps them as `test-results/print/<name>.pdf`. */
export async function expectSheets(page: Page, name: string, sheets: number): Promise<void> {
  await expectCleanPrint(page);
  const path = `test-results/print/${name}.pdf`;
  const pdf = (await page.pdf({ path, preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g), name).toHaveLength(sheets);
  expect(pdf, name).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][\d.]* 84[12]/);
}
