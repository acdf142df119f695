import type { Locator } from '@playwright/test';

/** Where on the colour wheel each name ends, in degrees. */
const upTo = { red: 18, orange: 42, yellow: 65, green: 160, blue: 260, purple: 330, 'red again': 360 };

/** The colour of an element's background by its name, however light or dark it is. */
export async function hueOf(element: Locator): Promise<string | undefined> {
  const [r = 0, g = 0, b = 0] = await element.evaluate((each) =>
    (getComputedStyle(each).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
  );
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const sector =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return Object.entries(upTo).find(([, end]) => 60 * sector < end)?.[0];
}
