import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Elements that have nothing to do on paper. */
const ofScreens = 'button, select, [role="dialog"], dialog[open], header nav, [role="tablist"]';

/** Expects the page to print in dark ink on white, without bars and buttons. */
export async function expectCleanPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const faults = await page.evaluate((unwanted) => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      [...element.getClientRects()].some(({ width, height }) => width > 1 && height > 1);
    const isClipped = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const scale = colour.startsWith('color(') ? 255 : 1;
      const light = ((0.2126 * red + 0.7152 * green + 0.0722 * blue) * scale) / 255;
      return { light, alpha };
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
    const all = [...document.body.querySelectorAll('*')].filter((one) => isVisible(one) && !isClipped(one));
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    return all.flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const [ink, ground] = [luminance(color), luminance(backgroundColor)];
      return [
        ...(element.matches(unwanted) ? [`on paper: ${nameOf(element)}`] : []),
        ...(hasText(element) && ink.light > 0.45 ? [`pale ${color}: ${nameOf(element)}`] : []),
        ...(ground.alpha > 0.1 && ground.light < 0.9
          ? [`dark ground ${backgroundColor}: ${nameOf(element)}`]
          : []),
      ];
    });
  }, ofScreens);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  expect(faults, page.url()).toEqual([]);
}
