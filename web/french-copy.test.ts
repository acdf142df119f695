import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { channels, onlineRegions, towns } from '#app/content/buy/retail-places.ts';
import { articles } from '#app/content/news/articles.ts';
import { tourTypes } from '#shared/booking/slots.ts';
import { originalOf, translationOf } from './translated-modules.ts';

const root = path.join(import.meta.dirname, '..');
const translations = globSync('web/app/content/fr/**/*.ts', { cwd: root }).map((file) =>
  path.join(root, file),
);
const inFrench = (file: string): string => path.relative(path.join(root, 'web/app/content/fr'), file);

/** Modules of content without words for the public pages, in Japanese, or for staff. */
const untranslated = [
  /^(japan|inventory|staff)\//,
  /^news\/(article|article-by-id|article-text)\.ts$/,
  /^batches\/(batch-records|batches|records-beside|single-casks)\.ts$/,
  /^booking\/(guest-fields|my-booking-path)\.ts$/,
  /^buy\/retail-places\.ts$/,
  /^consent\/japanese-cookie-copy\.ts$/,
  /^contact\/(event-enquiry-path|port-chart)\.ts$/,
  /^frame\/(age-phrases|footer-copy|footers|frame-copy|japanese-.*|language-notice-copy|navigation|phrases)\.ts$/,
  /^pages\/(alternates|inventory|japan|legal-disclosure|page|page-meta|pages|payment-.*|site-address|staff)\.ts$/,
  /^pictures\/(?!film-copy)/,
  /^privacy\/notice\.ts$/,
  /^releases\/(release-address|release-records|releases)\.ts$/,
  /^structured-data\/(?!structured-words)/,
  /^team\/islands\.ts$/,
  /^translated\.ts$/,
];

describe('the French set', () => {
  it('has an original for each module', () => {
    expect(translations.filter((file) => !existsSync(originalOf(file, 'fr'))).map(inFrench)).toEqual([]);
  });

  it('has every module of content with words', () => {
    const content = path.join(root, 'web/app/content');
    const missing = globSync('**/*.ts', { cwd: content })
      .filter((file) => !/^fr\/|\.(test|testing)\.ts$/.test(file))
      .filter((file) => !untranslated.some((pattern) => pattern.test(file)))
      .filter((file) => !existsSync(translationOf(path.join(content, file), 'fr') ?? ''));
    expect(missing).toEqual([]);
  });
});

type Fact = readonly [where: string, what: unknown];

const isAddress = (text: string): boolean =>
  /^(\/|https?:|geo:|tel:|#)|^\d{4}-\d\d(-\d\d)?$|^[\w.-]+@|^[A-Z]{1,3}-?\d{1,3}$/.test(text);

/** Keys and everything in a module that is no word: numbers, dates, addresses, the number of parameters. */
function factsOf(value: unknown, where: string): readonly Fact[] {
  if (typeof value === 'string') return [[where, isAddress(value) ? value : 'text']];
  if (typeof value === 'function') return [[where, 'function']];
  if (typeof value !== 'object' || value === null) return [[where, value]];
  if (Array.isArray(value)) return value.flatMap((each, index) => factsOf(each, `${where}[${index}]`));
  return Object.entries(value).flatMap(([key, each]) => factsOf(each, `${where}.${key}`));
}

/** They hold rules, or French has another number of parts. */
const otherShape = new Set([
  'shared/site/language.ts',
  'operator/operator-copy.ts',
  'frame/menu.ts',
  'frame/layout.ts',
  'frame/site-footer-copy.ts',
  'pages/landing.ts',
  'structured-data/structured-words.ts',
]);

describe('shape and facts are those of English', () => {
  it.each(
    translations.map((file) => [inFrench(file), file] as const).filter(([name]) => !otherShape.has(name)),
  )('%s', async (_, file) => {
    const [french, english] = await Promise.all([import(file), import(originalOf(file, 'fr'))]);
    expect(factsOf({ ...french }, '')).toEqual(factsOf({ ...english }, ''));
  });
});

/** Every text of a file with its line, without import paths, types, keys of objects and plain keys. */
function textsOf(file: string): readonly (readonly [line: string, text: string])[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (!isKey) texts.push([`${inFrench(file)}:${line + 1}`, node.text]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Articles of other sites keep their language. Keys are sent and compared, and never shown. */
const keptTexts = new Set<string>([
  ...articles.flatMap(({ isInternal, title, excerpt }) => (isInternal ? [] : [title, excerpt])),
  ...[...channels, ...towns, ...onlineRegions, ...tourTypes, 'your'],
]);
const names = /^Sample |Port Vila Rum Distillery|Lost Times?|The Forgotten Casks/;

const isKept = (text: string): boolean =>
  keptTexts.has(text) || isAddress(text) || names.test(text) || /^\/?[a-z\d/-]+$/.test(text);

const texts = translations.flatMap(textsOf);
const found = (pattern: RegExp, except: (text: string) => boolean = () => false) =>
  texts.filter(([, text]) => pattern.test(text) && !except(text)).map(([line, text]) => `${line} ${text}`);

describe('signs', () => {
  it('apostrophes are typographic', () => {
    expect(found(/\p{L}'\p{L}/u)).toEqual([]);
  });

  it('a no-break space stands before high signs and inside quotation marks', () => {
    expect(found(/ [;:!?»](?=[\s.,)]|$)|« /u)).toEqual([]);
    expect(found(/[\p{L}\d)][;:!?»](?=[\s.,)]|$)/u, isKept)).toEqual([]);
  });

  it('hours, thousands and units do not break', () => {
    expect(found(/\d h(?!\p{L})|\d \d{3}\b|\d (%|cl|VUV|AUD|km)/u)).toEqual([]);
    expect(found(/\d(h|:)\d\d\b|\d%|\d\.\d+ ?(%|°)/u)).toEqual([]);
  });

  it('Port-Vila stays in one line where it is set in type', () => {
    const isNamed = (text: string) => /^(Éfaté, sur une carte|Port-Vila à Éfaté|Carte de la baie)/.test(text);
    expect(found(/Port-Vila/, isNamed).filter((line) => !line.startsWith('pages/'))).toEqual([]);
    expect(found(/Port\u2011Vila/).length).toBeGreaterThan(20);
    expect(found(/Port\u2011Vila/).filter((line) => line.startsWith('pages/'))).toEqual([]);
  });

  it('dashes, ellipses and quotation marks are French', () => {
    expect(found(/—|\.\.\./)).toEqual([]);
    expect(found(/[“”]/, (text) => text.includes('«'))).toEqual([]);
  });
});

describe('voice', () => {
  it('addresses the reader as vous, and says neither on nor veuillez', () => {
    expect(found(/(?<!\p{L})(tu|ton|tes|toi|veuillez)(?!\p{L})/iu)).toEqual([]);
    expect(found(/(^|[\s’«])on(?=\s)/iu, isKept)).toEqual([]);
  });

  it('praises nothing and promises nothing', () => {
    expect(
      found(
        /exceptionnel(?!lement)|incontournable|passion|écrin|expérience|niché|laissez-vous|booker|digital/iu,
      ),
    ).toEqual([]);
  });

  it('uses no word with a colonial past, nor a reserved name', () => {
    expect(found(/planteur|indigène|habitation|rhum agricole/iu)).toEqual([]);
  });

  it('has no English left but names, keys and articles of other sites', () => {
    const english =
      /(?<!\p{L})(the|and|of|with|your|our|you|for|from|please|book|day|time|tour|guests?)(?!\p{L})/iu;
    expect(found(english, isKept)).toEqual([]);
  });
});
