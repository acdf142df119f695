import { openPage, test } from '../site/journey.ts';
import { shoot } from '../site/shoot.ts';

for (const [name, address] of [
  ['20-discover', '/discover'],
  ['21-spirits', '/spirits'],
  ['22-batches', '/batch'],
  ['23-batch', '/batch/ARB4'],
  ['24-batches-two', '/batch?batch=ARB4&batch=ARB3'],
  ['25-batches-three', '/batch?batch=ARB2&batch=YRB1&batch=YRB2'],
  ['26-storian', '/storian-releases'],
  ['27-community', '/community'],
  ['27b-batch-elsewhere', '/batch/ARB10'],
  ['27c-single-cask', '/batch/C-047'],
  ['27d-cookies', '/cookies'],
  ['27e-privacy', '/privacy'],
] as const) {
  test(name, async ({ page }, { project }) => {
    await openPage(page, address);
    await page.waitForTimeout(800);
    await shoot(page, name, project.name);
  });
}
