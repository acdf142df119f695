import type { Page } from '@playwright/test';
import { contrastOnPicture, type LineOnPicture } from './contrast-on-picture.ts';

/** Contrast of the text in `selector` with the film behind it, at several frames of its loop. */
export async function contrastOnFilm(
  page: Page,
  selector: string,
  frameCount: number,
): Promise<LineOnPicture[]> {
  const worst = new Map<string, LineOnPicture>();
  for (let frame = 0; frame < frameCount; frame++) {
    await page.locator('video').evaluate(
      (video: HTMLVideoElement, share) =>
        new Promise<void>((resolve) => {
          video.pause();
          video.addEventListener('seeked', () => requestAnimationFrame(() => resolve()), { once: true });
          video.currentTime = video.duration * share;
        }),
      (frame + 0.5) / frameCount,
    );
    for (const line of await contrastOnPicture(page, selector)) {
      const previous = worst.get(line.text);
      if (previous === undefined || line.contrast < previous.contrast) worst.set(line.text, line);
    }
  }
  return [...worst.values()];
}
