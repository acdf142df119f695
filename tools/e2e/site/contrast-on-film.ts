import type { Page } from '@playwright/test';
import { contrastOnPicture, type LineOnPicture } from './contrast-on-picture.ts';

/** Contrast of the text in `selector` with the film behind it, at several frames of its loop. */
export async function contrastOnFilm(
  page: Page,
  selector: string,
  moments: number,
): Promise<LineOnPicture[]> {
  const worst = new Map<string, LineOnPicture>();
  for (let moment = 0; moment < moments; moment++) {
    await page.locator('video').evaluate(
      (video: HTMLVideoElement, share) =>
        new Promise<void>((arrived) => {
          video.pause();
          video.addEventListener('seeked', () => requestAnimationFrame(() => arrived()), { once: true });
          video.currentTime = video.duration * share;
        }),
      (moment + 0.5) / moments,
    );
    for (const line of await contrastOnPicture(page, selector)) {
      const before = worst.get(line.text);
      if (before === undefined || line.contrast < before.contrast) worst.set(line.text, line);
    }
  }
  return [...worst.values()];
}
