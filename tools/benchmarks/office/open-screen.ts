import type { Page } from '@playwright/test';
import type { OfficeScreen } from './office-screens.ts';

const timeoutMs = 60_000;

/**
 * Clicks the tab of a screen.
 *
 * @returns milliseconds until its heading and its first row are painted
 */
export const openScreen = (page: Page, { path, heading, row }: OfficeScreen): Promise<number> =>
  page.evaluate(
    ({ to, title, rows, limit }) =>
      new Promise<number>((resolve, reject) => {
        const tab = [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find(
          (link) => link.getAttribute('href') === to,
        );
        if (tab === undefined) return reject(new Error(`No tab leads to ${to}`));
        const isReadable = () =>
          new RegExp(title).test(document.querySelector('main h1')?.textContent ?? '') &&
          [...document.querySelectorAll(rows)].some((row) => !row.closest('nav') && row.textContent);
        const start = performance.now();
        const check = () => {
          const elapsed = performance.now() - start;
          if (isReadable()) requestAnimationFrame(() => resolve(performance.now() - start));
          else if (elapsed > limit) reject(new Error(`${to} was not readable within ${limit} ms`));
          else requestAnimationFrame(check);
        };
        tab.click();
        check();
      }),
    { to: path, title: heading.source, rows: row, limit: timeoutMs },
  );
