import { addressOf } from '#shared/site/site-paths.ts';
import type { Page } from './page.ts';

/** Paths of a page by language code, itself included; `x-default` for all other languages. */
export const alternatesOf = ({
  path,
  untranslated,
  alternates,
}: Pick<Page, 'path' | 'untranslated' | 'alternates'>): Readonly<Record<string, string>> => ({
  ...(!untranslated && { en: path, fr: addressOf(path, '/fr'), 'x-default': path }),
  ...alternates,
});
