import type { Page } from '@playwright/test';
import { contrastOnFilm } from './site/contrast-on-film.ts';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';

test.use({ films: true });

const film = (page: Page) => page.locator('video');
const poster = (page: Page) => page.locator('picture img').first();
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the film', exact: true });
const playButton = (page: Page) => page.getByRole('button', { name: 'Play the film', exact: true });
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const secondsPlayed = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** URLs of the films requested from now on. */
function recordFilmRequests(page: Page): string[] {
  const requestedFilms: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) requestedFilms.push(request.url());
  });
  return requestedFilms;
}

for (const [path, name, tags] of [
  ['/', 'cellar', '@phone-first'],
  ['/tours', 'still', '@in-full'],
] as const) {
  test(`the film on ${path} plays over its poster, and the keyboard pauses and resumes it ${tags}`, async ({
    page,
  }, { project }) => {
    const requestedFilms = recordFilmRequests(page);
    await openPage(page, path);
    await expect(film(page)).toHaveAttribute('data-shown', 'true');
    await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(0);
    expect(new Set(requestedFilms.map((url) => /(\w+-\w+)\.(?:av1|h264)/.exec(url)?.[1]))).toEqual(
      new Set([`${name}-${project.name === 'phone' ? 'square' : 'wide'}`]),
    );
    expect(await film(page).evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
      muted: true,
      loop: true,
    });

    await tabTo(page, pauseButton(page));
    await page.keyboard.press('Enter');
    await expect(playButton(page)).toBeFocused();
    expect(await isPaused(page)).toBe(true);
    const { width = 0, height = 0 } = (await playButton(page).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);

    await page.keyboard.press('Space');
    await expect(pauseButton(page)).toBeFocused();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test(`the text over the film on ${path} is readable in the film’s brightest frame (WCAG 2.2 AA) ${tags} @in-full`, async ({
    page,
  }) => {
    await openPage(page, path);
    await expect(film(page)).toHaveAttribute('data-shown', 'true');
    const lines = await contrastOnFilm(page, 'header a:not([href^="#"]), main h1, main h1 ~ p', 6);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter(({ contrast, required }) => contrast < required)).toEqual([]);
  });
}

test('a film that a visitor has paused stays paused after a reload of the page @any-size @in-full', async ({
  page,
}) => {
  await page.goto('/tours');
  await pauseButton(page).click();
  const requestedFilms = recordFilmRequests(page);
  await page.reload();
  await expect(playButton(page)).toBeVisible();
  await expect(film(page)).toHaveCount(0);
  expect(requestedFilms).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the page shows the poster, fetches no film, and plays it on request @any-size @in-full', async ({
    page,
  }) => {
    const requestedFilms = recordFilmRequests(page);
    await page.goto('/tours');
    await expect(playButton(page)).toBeVisible();
    await expect(poster(page)).toBeInViewport();
    await expect(film(page)).toHaveCount(0);
    expect(requestedFilms).toEqual([]);
    await expectAccessibleInFull(page);

    await playButton(page).click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });
});

test('a page whose film fails to load keeps the poster and shows no button @any-size @in-full', async ({
  page,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  await page.route('**/*.mp4', (route) => route.abort());
  const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'));
  await page.goto('/tours');
  await failedRequest;
  await expect(film(page)).toHaveCount(0);
  await expect(poster(page)).toBeInViewport();
  await expect(pauseButton(page)).toHaveCount(0);
  await expect(playButton(page)).toHaveCount(0);
});
