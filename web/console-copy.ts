import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { offeredLanguages, type StaffLanguage, staffLanguages } from '#shared/content/staff-languages.ts';
import { copyParts } from './chunks.ts';
import { translationOf } from './translated-modules.ts';

const root = path.join(import.meta.dirname, '..');
const app = path.join(root, 'web/app');

/** Whether a module belongs to the console or its forms, whose copy is in the current language. */
const isConsole = (file: string): boolean =>
  ['console/', 'forms/'].some((folder) => file.startsWith(path.join(app, folder)));

/** Rules that the console runs and whose messages are in modules with a translation. */
const rulesWithCopy = [
  'shared/booking/closure-reason.ts',
  'shared/calendar/month-in-words.ts',
  'shared/calendar/edit-rules.ts',
  'shared/operators/statement.ts',
  'shared/shop/order-csv.ts',
  'shared/shop/stock-correction.ts',
  'shared/shop/stock-discrepancies.ts',
  'shared/staff/closing/closing-range.ts',
  'shared/staff/parties/party-details.ts',
  'shared/staff/parties/party-name.ts',
  'shared/staff/sign-in/code.ts',
  'shared/staff/sign-in/device-name.ts',
  'shared/staff/sign-in/staff-name.ts',
  'shared/staff/till/till-csv.ts',
  'shared/values/guest-details.ts',
  'shared/values/text-problem.ts',
].map((file) => path.join(root, file));

/** Rules of the site, whose language is English in the console. */
const siteRules = [path.join(root, 'shared/site/language.ts')];

const partFiles = new Map(
  Object.entries(copyParts).map(([name, files]) => [name, files.map((file) => path.join(root, file))]),
);

/** The part that a module belongs to: one of `copyParts`, or the module alone. */
const partOf = (file: string): string =>
  [...partFiles].find(([, files]) => files.includes(file))?.[0] ??
  path.relative(root, file).replace(/\.ts$/, '');

const filesOf = (part: string): readonly string[] => partFiles.get(part) ?? [path.join(root, `${part}.ts`)];

const translationFor = (file: string, language: StaffLanguage): string | undefined => {
  if (language === 'en' || siteRules.includes(file)) return undefined;
  const translation = translationOf(file, language);
  return translation && existsSync(translation) ? translation : undefined;
};

/** The module that replaces an English one in a language: its translation, or itself with translated imports. */
function localized(file: string, language: StaffLanguage): string {
  const translation = translationFor(file, language);
  if (translation !== undefined) return translation;
  return language !== 'en' && rulesWithCopy.includes(file) ? `${file}?${language}` : file;
}

const hasCopy = (file: string): boolean =>
  /\/content\/staff\/[\w-]+-copy\.ts$/.test(file) ||
  rulesWithCopy.includes(file) ||
  staffLanguages.some((language) => translationFor(file, language));

/** The language of a module; undefined for a module without copy. */
export const languageOf = (id: string): StaffLanguage | undefined =>
  staffLanguages.find(
    (language) => id.endsWith(`?${language}`) || id.startsWith(path.join(app, 'content', language, '/')),
  );

/** English, and the languages in which a part differs from it. */
const languagesOf = (part: string): readonly StaffLanguage[] =>
  offeredLanguages.filter(
    (language) => language === 'en' || filesOf(part).some((file) => localized(file, language) !== file),
  );

const exportPattern = /^export (?:const|let|function\*?|async function|class) (\w+)/gm;

function namesIn(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  if (/^export (\*|default|\{|const [{[])/m.test(source))
    throw new Error(`${file}: export each copy by name, in a separate declaration.`);
  return [...source.matchAll(exportPattern)].map(([, name = '']) => name);
}

/** The module that the console imports: variables that hold the copy in the current language. */
function variablesModule(part: string): string {
  const names = filesOf(part).flatMap(namesIn);
  if (new Set(names).size !== names.length) throw new Error(`${part}: two modules export the same name.`);
  const loaders = languagesOf(part).map(
    (language) => `${language}: () => import('${copyPrefix}${part}?${language}')`,
  );
  return [
    `import { registerCopy } from '${path.join(app, 'console/language/copy.ts')}';`,
    `export let ${names.join(', ')};`,
    `registerCopy({ ${loaders.join(', ')} }, (copy) => { ({ ${names.join(', ')} } = copy); });`,
  ].join('\n');
}

const copyPrefix = 'console-copy:';
const idPrefix = `\0${copyPrefix}`;

/** Whether a module holds the variables of the first screen's copy. */
export const isFirstScreenCopy = (id: string): boolean => id === `${idPrefix}start`;

/** The chunks of `copyParts`, one for each language. */
export const copyChunks = Object.keys(copyParts).flatMap((part) =>
  staffLanguages.map((language) => ({
    name: `staff-copy-${part === 'start' ? '' : `${part}-`}${language}`,
    test: (id: string): boolean =>
      id === `${idPrefix}${part}?${language}` ||
      filesOf(part).some((file) => localized(file, language) === id && (language === 'en' || id !== file)),
  })),
);

/**
 * The console is built once and loads its copy by language at run time (ADR 39). A module of the console that imports
 * copy gets variables instead; `console/language/copy.ts` assigns them from the English module or its translation.
 */
export const consoleCopyPlugin = (): Plugin => ({
  name: 'console-copy',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (source.startsWith(copyPrefix)) return `\0${source}`;
    if (importer === undefined || !/^[.#/]/.test(source)) return undefined;
    const language = languageOf(importer);
    if (language === undefined && !isConsole(importer)) return undefined;
    const from = importer.replace(/\?\w+$/, '');
    const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
    if (resolved === null || !hasCopy(resolved.id)) return resolved;
    if (language === undefined) return `${idPrefix}${partOf(resolved.id)}`;
    const copy = localized(resolved.id, language);
    return copy === importer ? resolved : copy;
  },
  load(id) {
    if (!id.startsWith(idPrefix)) return undefined;
    const [part = '', language] = id.slice(idPrefix.length).split('?');
    if (language === undefined) return variablesModule(part);
    return filesOf(part)
      .map((file) => `export * from '${localized(file, language as StaffLanguage)}';`)
      .join('\n');
  },
});
