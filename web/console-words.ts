import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { offeredLanguages, type StaffLanguage, staffLanguages } from '#shared/content/staff-languages.ts';
import { wordParts } from './chunks.ts';
import { translationOf } from './translated-modules.ts';

const root = path.join(import.meta.dirname, '..');
const app = path.join(root, 'web/app');

/** Pages of the console: what they import has words of the language that is spoken. */
const isConsole = (file: string): boolean =>
  file.startsWith(path.join(app, 'console/')) || file.startsWith(path.join(app, 'routes/staff-'));

/** Rules that the console runs and whose sentences are in modules with a translation. */
const rulesWithWords = [
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

/** Rules of the site, which is English here. */
const ofSite = [path.join(root, 'shared/site/language.ts')];

const partFiles = new Map(
  Object.entries(wordParts).map(([name, files]) => [name, files.map((file) => path.join(root, file))]),
);

/** The part that a module belongs to: one of `wordParts`, or the module alone. */
const partOf = (file: string): string =>
  [...partFiles].find(([, files]) => files.includes(file))?.[0] ??
  path.relative(root, file).replace(/\.ts$/, '');

const filesOf = (part: string): readonly string[] => partFiles.get(part) ?? [path.join(root, `${part}.ts`)];

const translated = (file: string, language: StaffLanguage): string | undefined => {
  if (language === 'en' || ofSite.includes(file)) return undefined;
  const translation = translationOf(file, language);
  return translation && existsSync(translation) ? translation : undefined;
};

/** The module that speaks a language in place of an English one: its translation, or itself with translated imports. */
function inLanguage(file: string, language: StaffLanguage): string {
  const translation = translated(file, language);
  if (translation !== undefined) return translation;
  return language !== 'en' && rulesWithWords.includes(file) ? `${file}?${language}` : file;
}

const hasWords = (file: string): boolean =>
  /\/content\/staff\/[\w-]+-copy\.ts$/.test(file) ||
  rulesWithWords.includes(file) ||
  staffLanguages.some((language) => translated(file, language));

/** The language of a module; undefined for modules that have none. */
export const languageOf = (id: string): StaffLanguage | undefined =>
  staffLanguages.find(
    (language) => id.endsWith(`?${language}`) || id.startsWith(path.join(app, 'content', language, '/')),
  );

/** Languages in which a part differs from English, and English. */
const languagesOf = (part: string): readonly StaffLanguage[] =>
  offeredLanguages.filter(
    (language) => language === 'en' || filesOf(part).some((file) => inLanguage(file, language) !== file),
  );

const exported = /^export (?:const|let|function\*?|async function|class) (\w+)/gm;

function namesIn(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  if (/^export (\*|default|\{|const [{[])/m.test(source))
    throw new Error(`${file}: words are exported by name, each by its own declaration.`);
  return [...source.matchAll(exported)].map(([, name = '']) => name);
}

/** The module that the console imports: variables that hold the words of the language that is spoken. */
function spokenModule(part: string): string {
  const names = filesOf(part).flatMap(namesIn);
  if (new Set(names).size !== names.length) throw new Error(`${part}: two modules export the same name.`);
  const loaders = languagesOf(part).map(
    (language) => `${language}: () => import('${wordsPrefix}${part}?${language}')`,
  );
  return [
    `import { speak } from '${path.join(app, 'console/language/words.ts')}';`,
    `export let ${names.join(', ')};`,
    `speak({ ${loaders.join(', ')} }, (words) => { ({ ${names.join(', ')} } = words); });`,
  ].join('\n');
}

const wordsPrefix = 'console-words:';
const idPrefix = `\0${wordsPrefix}`;

/** Whether a module holds the variables of the first screen's words. */
export const isStartOfWords = (id: string): boolean => id === `${idPrefix}start`;

/** The chunks of `wordParts`, one for each language. */
export const wordChunks = Object.keys(wordParts).flatMap((part) =>
  staffLanguages.map((language) => ({
    name: `staff-words-${part === 'start' ? '' : `${part}-`}${language}`,
    test: (id: string): boolean =>
      id === `${idPrefix}${part}?${language}` ||
      filesOf(part).some((file) => inLanguage(file, language) === id && (language === 'en' || id !== file)),
  })),
);

/**
 * The console is built once and loads its words by language at run time (decision 39). Where one of its modules
 * imports words, it gets variables instead; `console/language/words.ts` fills them from the English module or its
 * translation.
 */
export const consoleWords = (): Plugin => ({
  name: 'console-words',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (source.startsWith(wordsPrefix)) return `\0${source}`;
    if (importer === undefined || !/^[.#/]/.test(source)) return undefined;
    const language = languageOf(importer);
    if (language === undefined && !isConsole(importer)) return undefined;
    const from = importer.replace(/\?\w+$/, '');
    const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
    if (resolved === null || !hasWords(resolved.id)) return resolved;
    if (language === undefined) return `${idPrefix}${partOf(resolved.id)}`;
    const words = inLanguage(resolved.id, language);
    return words === importer ? resolved : words;
  },
  load(id) {
    if (!id.startsWith(idPrefix)) return undefined;
    const [part = '', language] = id.slice(idPrefix.length).split('?');
    if (language === undefined) return spokenModule(part);
    return filesOf(part)
      .map((file) => `export * from '${inLanguage(file, language as StaffLanguage)}';`)
      .join('\n');
  },
});
