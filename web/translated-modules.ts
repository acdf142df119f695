import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { StaffLanguage } from '#shared/content/staff-languages.ts';
import type { SiteLanguage } from './site-language.ts';

const root = path.join(import.meta.dirname, '..');
const content = path.join(root, 'web/app/content');
const shared = path.join(root, 'shared');

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}${path.sep}`);

/**
 * The path of a file's translation: `content/fr/booking/tours-copy.ts` for `content/booking/tours-copy.ts`,
 * `content/fr/shared/booking/messages.ts` for `shared/booking/messages.ts`. Undefined for files without words.
 */
export function translationOf(file: string, language: SiteLanguage | StaffLanguage): string | undefined {
  const folder = path.join(content, language);
  if (isIn(folder, file)) return undefined;
  if (isIn(content, file)) return path.join(folder, path.relative(content, file));
  return isIn(shared, file) ? path.join(folder, 'shared', path.relative(shared, file)) : undefined;
}

/** The original of a translation; any other file unchanged. */
export function originalOf(file: string, language: SiteLanguage | StaffLanguage): string {
  const folder = path.join(content, language);
  if (!isIn(folder, file)) return file;
  return isIn(path.join(folder, 'shared'), file)
    ? path.join(shared, path.relative(path.join(folder, 'shared'), file))
    : path.join(content, path.relative(folder, file));
}

/**
 * Builds the site in another language: where a module with words has a translation, imports lead to the translation. A
 * translation that imports its original gets the original.
 */
export const translatedModules = (language: SiteLanguage): Plugin => ({
  name: 'translated-modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (language === 'en' || importer === undefined || !/^[.#]/.test(source)) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const translation = resolved && translationOf(resolved.id, language);
    return translation && translation !== importer && existsSync(translation) ? translation : resolved;
  },
});
