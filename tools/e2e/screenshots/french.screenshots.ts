import { pages } from '#app/content/pages/pages.ts';
import { addressOf } from '#shared/site/site-paths.ts';
import { openPage, test } from '../site/journey.ts';
import { shoot } from '../site/shoot.ts';

for (const { path } of pages.filter(({ untranslated }) => !untranslated))
  test(`${path} in French`, async ({ page }, { project }) => {
    await openPage(page, addressOf(path, '/fr'));
    await shoot(page, `fr${path.replaceAll('/', '-')}`, project.name);
  });
