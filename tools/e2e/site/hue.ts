import type { Locator } from '@playwright/test';

/** Upper end of each hue, in degrees. */
const upTo = { red: 18, orange: 42, yellow: 65, green: 160, blue: 260, purple: 330, 'red again': 360 };

/** Name of the hue of an element's background, or of its text, regardless of lightness. */
export async function hueOf(
  element: Locator,
  of: 'backgroundColor' | 'color' = 'backgroundColor',
): Promise<string | undefined> {
  const [r = 0, g = 0, b = 0] = await element.evaluate(
    (target, property) => (getComputedStyle(target)[property].match(/[\d.]+/g) ?? []).map(Number),
    of,
  );
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  const sector =
    max === r ? ((g - b) / spread + 6) % 6 : max === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return Object.entries(upTo).find(([, end]) => 60 * sector < end)?.[0];
}
