import { expect, expectAccessible, openPage, test } from './site/journey.ts';

for (const [address, heading, tags = '@phone-first'] of [
  ['/discover', 'Grown, cut and aged on one island'],
  ['/spirits', 'The Spirits'],
  ['/storian-releases', 'Storian Collection', '@phone-first @in-full'],
  ['/community', 'Community'],
  ['/cookies', 'Cookie policy', '@phone-first @in-full'],
  ['/privacy', 'Privacy', '@phone-first @in-full'],
] as const) {
  // every-route.spec.ts covers narrow windows, and these pages without their scripts.
  test(`${address} is accessible ${tags}`, async ({ page }) => {
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
  });
}

test('the discover page links to the tours page @any-size @in-full', async ({ page }) => {
  await openPage(page, '/discover');
  await page.getByRole('main').getByRole('link', { name: 'Book Tour' }).click();
  await expect(page).toHaveURL(/\/tours$/);
});

test('the navigation of the community page hides on scrolling down and shows on scrolling up @phone-first @in-full', async ({
  page,
}) => {
  await openPage(page, '/community');
  const menu = page.getByRole('navigation', { name: 'Community menu' });
  const scrollTo = (top: number) => page.evaluate((height) => window.scrollTo(0, height), top);
  const isShown = () =>
    menu.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && getComputedStyle(element).opacity !== '0';
    });
  // Once before it sticks below the header, and once after.
  for (const top of [60, 140, 220, 400]) {
    await scrollTo(0);
    await expect.poll(isShown).toBe(true);
    await scrollTo(top);
    await expect.poll(isShown, `at ${top} px`).toBe(false);
  }
  await scrollTo(300);
  await expect.poll(isShown).toBe(true);

  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
