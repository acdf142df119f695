import type { Page } from '@playwright/test';

/** A line of text on a picture, and its contrast with the brightest point behind it. */
export interface LineOnPicture {
  text: string;
  /** WCAG 2.2 ratio, from 1 to 21. */
  contrast: number;
  /** WCAG 2.2 AA minimum at its size. */
  required: number;
}

/** Contrast of the text in `selector` with the picture or film behind it, within the window. */
export async function contrastOnPicture(page: Page, selector: string): Promise<LineOnPicture[]> {
  // A constructed style sheet is exempt from the security policy.
  await page.evaluate((selector) => {
    const sheet = new CSSStyleSheet();
    const invisible = 'color: transparent !important; text-decoration-color: transparent !important';
    sheet.replaceSync(`:is(${selector}), :is(${selector}) * { ${invisible}; transition: none !important }`);
    document.adoptedStyleSheets = [sheet];
  }, selector);
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  // Without transitions, during which the computed colour is transparent.
  await page.evaluate((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${selector}), :is(${selector}) * { transition: none !important }`);
    document.adoptedStyleSheets = [sheet];
  }, selector);
  return page.evaluate(
    async ({ picture, selector }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', {
        willReadFrequently: true,
      }) as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const scale = bitmap.width / window.innerWidth;
      const linear = Float64Array.from({ length: 256 }, (_, value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const luminance = (red = 0, green = 0, blue = 0) =>
        0.2126 * Number(linear[red]) + 0.7152 * Number(linear[green]) + 0.0722 * Number(linear[blue]);

      const pictures = [...document.querySelectorAll('picture img, video')].map((element) =>
        element.getBoundingClientRect(),
      );
      const isOnPicture = (box: DOMRect) =>
        pictures.some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );

      const lines: { text: string; contrast: number; required: number }[] = [];
      for (const part of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const parent = node.parentElement;
          const text = node.textContent?.trim() ?? '';
          if (parent === null || text === '' || parent.closest('svg') || !parent.checkVisibility()) continue;
          const { color, fontSize, fontWeight } = getComputedStyle(parent);
          const textLuminance = luminance(...[...color.matchAll(/[\d.]+/g)].map(Number).slice(0, 3));
          const size = Number.parseFloat(fontSize);
          const required = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) {
            if (!isOnPicture(box)) continue;
            const [left, top] = [Math.max(box.left, 0) * scale, Math.max(box.top, 0) * scale];
            const width = Math.floor(Math.min(box.right * scale, bitmap.width) - left);
            const height = Math.floor(Math.min(box.bottom * scale, bitmap.height) - top);
            if (width < 1 || height < 1) continue;
            const { data } = context.getImageData(left, top, width, height);
            let brightest = 0;
            for (let offset = 0; offset < data.length; offset += 4) {
              brightest = Math.max(brightest, luminance(data[offset], data[offset + 1], data[offset + 2]));
            }
            const [light, dark] = [
              Math.max(textLuminance, brightest) + 0.05,
              Math.min(textLuminance, brightest) + 0.05,
            ];
            lines.push({ text: text.slice(0, 40), contrast: light / dark, required });
          }
        }
      }
      document.adoptedStyleSheets = [];
      return lines;
    },
    { picture, selector },
  );
}
