import { openPage, test } from '../site/journey.ts';
import { shootScreen } from '../site/shoot.ts';

test('cookie settings', async ({ page }, { project }) => {
  await page.addInitScript(() => {
    localStorage.cookieConsent = '{"essential":true,"analytics":true,"marketing":false}';
  });
  await openPage(page, '/team');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('dialog').waitFor();
  await shootScreen(page, 'cookie-settings', project.name);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await shootScreen(page, 'footer', project.name);
});

test('cookie settings in Japanese, with a browser privacy signal', async ({ page }, { project }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await openPage(page, '/jp');
  await page.getByRole('button', { name: 'クッキー設定' }).click();
  await page.getByRole('dialog').waitFor();
  await shootScreen(page, 'cookie-settings-ja', project.name);
});
