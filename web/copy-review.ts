import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { originalOf } from './translated-modules.ts';

/**
 * Writes a list for a native reader: every text in their language with its key, the English text and its place on the
 * site. `npm run review -- fr` writes `build/french-review.md`, of pages, console and emails; `npm run review -- bi`
 * writes `build/bislama-review.md`, of the console, with the French texts too and a mark where the translator was
 * unsure.
 */

const root = path.join(import.meta.dirname, '..');
const folderOf = (language: 'fr' | 'bi'): string => path.join(root, 'web/app/content', language);
const folder = folderOf('fr');

/** The place of texts on the site, by the start of the module's path; the first match wins. */
const placesByPath: readonly (readonly [start: string, place: string])[] = [
  ['landing/', '/'],
  ['discover/', '/discover'],
  ['spirits/', '/spirits'],
  ['batches/', '/batch'],
  ['releases/', '/storian-releases'],
  ['team/', '/team'],
  ['community/', '/community'],
  ['buy/', '/buy'],
  ['contact/', '/contact'],
  ['news/articles/', '/article/…'],
  ['news/', '/in-the-news'],
  ['operator/', '/operator'],
  ['privacy/privacy', '/privacy'],
  ['privacy/', '/cookies'],
  ['consent/', 'Cookie settings, from the foot of every page'],
  ['frame/', 'Header, footer, failed calls'],
  ['pages/', 'Title, search results, shared links'],
  ['structured-data/', 'Search engines'],
  ['pictures/', 'Button of the film, / and /tours'],
  ['booking/confirmed', '/tours/confirmed'],
  ['booking/change', '/tours/confirmed, change'],
  ['booking/driver', '/tours/confirmed, card for the driver'],
  ['booking/my-booking', '/tours/confirmed, without a reference'],
  ['booking/confirm', '/tours/confirm'],
  ['booking/guest-fields', '/tours/confirm'],
  ['booking/', '/tours'],
  ['shared/calendar/', '/, /tours, /contact'],
  ['shared/booking/', '/tours, /tours/confirm, /tours/confirmed: messages'],
  ['shared/operators/statement-words', '/operator: the statement as a file'],
  ['shared/operators/', '/operator: messages'],
  ['shared/enquiries/', '/contact: messages'],
  ['shared/values/', 'Errors of fields, dates, amounts'],
  ['staff/today', '/staff: Today'],
  ['staff/adding', '/staff: Walk-in, Telephone booking'],
  ['staff/payment', '/staff: Payment'],
  ['staff/who', '/staff on a shared tablet: Who are you?, the pad for the code'],
  ['staff/', 'Staff console'],
  ['shared/', 'Staff console: messages and files'],
];

type Texts = ReadonlyMap<string, string>;

/** Texts of a module by their key; functions as in the source, with `${…}` for their values. */
function textsOf(file: string): Texts {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts = new Map<string, string>();
  const add = (key: string, text: string) => {
    const existing = texts.get(key);
    texts.set(key, existing === undefined ? text : `${existing} / ${text}`);
  };
  const visit = (node: ts.Node, key: string): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) add(key, node.text);
    else if (ts.isTemplateExpression(node)) add(key, node.getText().slice(1, -1));
    else ts.forEachChild(node, (child) => visit(child, keyOf(child, key)));
  };
  visit(source, '');
  return texts;
}

function keyOf(node: ts.Node, key: string): string {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) {
    const name = node.name?.getText().replace(/^['"]|['"]$/g, '') ?? '';
    return key === '' ? name : `${key}.${name}`;
  }
  return ts.isArrayLiteralExpression(node.parent)
    ? `${key}[${node.parent.elements.indexOf(node as ts.Expression)}]`
    : key;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/^[/#.\w-]*$/.test(text) ? true : /^\p{L}+$/u.test(text);

interface Section {
  readonly title: string;
  readonly place: string;
  readonly french: Texts;
  readonly english: Texts;
}

const pages: readonly Section[] = globSync('**/*.ts', { cwd: folder })
  .sort()
  .map((module) => ({
    title: module,
    place: placesByPath.find(([start]) => module.startsWith(start))?.[1] ?? '',
    french: textsOf(path.join(folder, module)),
    english: textsOf(originalOf(path.join(folder, module), 'fr')),
  }));

/** Texts of one language by key, without the name of the language: some modules hold both. */
const textsIn = (texts: Texts, language: 'English' | 'French'): Texts =>
  new Map(
    [...texts].flatMap(([key, text]) => {
      const parts = key.split('.');
      const tag = language === 'English' ? 'en' : 'fr';
      const [all, languageNames] = [
        ['English', 'French', 'en', 'fr'],
        [language, tag, language.toLowerCase(), `${language.toLowerCase()}Visit`],
      ];
      if (parts.some((part) => all.includes(part) && part !== language && part !== tag)) return [];
      return [
        [
          parts.filter((part) => !languageNames.includes(part)).join('.'),
          text.replace(/\$\{nb\}/g, '\u00a0'),
        ],
      ];
    }),
  );

/** Texts of emails, which the server writes. */
const emails: readonly Section[] = (
  [
    ['Emails about a booking', 'functions/email/locales/french.ts', 'functions/email/locales/english.ts'],
    ['Emails, calendar entries', 'shared/visits/french-visit.ts', 'shared/visits/english-visit.ts'],
    ['Emails about a booking on a ship day', 'functions/email/locales/ship-phrases.ts'],
    ['Emails that answer the forms of /contact', 'functions/email/enquiry/enquiry-mails.ts'],
    ['Email that answers the form of /operator', 'functions/email/operator/request-mails.ts'],
    ['Email to operators whose guests have changed a booking', 'functions/email/operator/guests-changed.tsx'],
    ['Emails that staff send from the console', 'shared/enquiries/answer-mail.ts'],
    ['Emails that staff send from the console', 'web/app/content/staff/operators-copy.ts'],
    ['Emails that answer a form', 'functions/email/form/acknowledgement.tsx'],
    ['Emails, card for the driver, /contact', 'shared/content/business.ts'],
    ['Emails, card for the driver', 'shared/content/directions.ts'],
  ] as const
).map(([place, title, original = title]) => ({
  title,
  place,
  french: textsIn(textsOf(path.join(root, title)), 'French'),
  english: textsIn(textsOf(path.join(root, original)), 'English'),
}));

const sections = (): string[] =>
  [...pages, ...emails].flatMap(({ title, place, french, english }) => {
    const rows = [...french].flatMap(([key, text]) => {
      const original = english.get(key) ?? '';
      return text === original || !hasWords(text)
        ? []
        : [`| ${cell(key)} | ${cell(original)} | ${cell(text)} |`];
    });
    return rows.length === 0
      ? []
      : [`## ${title}\n\nSeen: ${place}\n\n| Key | English | French |\n|---|---|---|\n${rows.join('\n')}\n`];
  });

/** Keys of a module whose lines the translator has marked. */
function unsureKeys(file: string): ReadonlySet<string> {
  const markedLines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (line.endsWith('// unsure') ? line : ''))
    .join('\n');
  return new Set([...markedLines.matchAll(/^\s*'?([\w-]+)'?: /gm)].map(([, key = '']) => key));
}

const bislamaSections = (): string[] =>
  globSync('**/*.ts', { cwd: folderOf('bi') })
    .sort()
    .map((module) => {
      const file = path.join(folderOf('bi'), module);
      const place = placesByPath.find(([start]) => module.startsWith(start))?.[1] ?? '';
      const english = textsOf(originalOf(file, 'bi'));
      const french = textsOf(path.join(folder, module));
      const unsureNames = unsureKeys(file);
      const rows = [...textsOf(file)]
        .filter(([, text]) => hasWords(text))
        .map(([key, text]) => {
          const mark = key.split(/[.[]/).some((part) => unsureNames.has(part)) ? 'unsure' : '';
          const cells = [key, english.get(key) ?? '', french.get(key) ?? '', text, mark];
          return `| ${cells.map(cell).join(' | ')} |`;
        });
      return `## ${module}\n\nSeen: ${place}\n\n| Key | English | French | Bislama | Unsure |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
    });

const lists = {
  fr: { file: 'build/french-review.md', title: 'French', sections },
  bi: { file: 'build/bislama-review.md', title: 'Bislama', sections: bislamaSections },
} as const;

const language = process.argv[2] ?? '';
if (language !== 'fr' && language !== 'bi') {
  process.stderr.write('Which language? npm run review -- fr, or npm run review -- bi\n');
  process.exit(1);
}
const { file, title, sections: write } = lists[language];
const sectionTexts = write();
mkdirSync(path.join(root, 'build'), { recursive: true });
writeFileSync(
  path.join(root, file),
  `# ${title}, for review by a native reader\n\n${sectionTexts.join('\n')}`,
);
process.stdout.write(`${file}: ${sectionTexts.length} modules\n`);
