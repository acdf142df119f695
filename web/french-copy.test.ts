import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { channels, onlineRegions, towns } from '#app/content/buy/retail-places.ts';
import { articles } from '#app/content/news/articles.ts';
import { tourTypes } from '#shared/booking/slots.ts';
import { frenchSources } from './french-sources.ts';
import { originalOf, translationOf } from './translated-modules.ts';

const root = path.join(import.meta.dirname, '..');
const translations = globSync('web/app/content/fr/**/*.ts', { cwd: root }).map((file) =>
  path.join(root, file),
);
const nameOf = (file: string): string => path.relative(path.join(root, 'web/app/content/fr'), file);

/** Modules of content without texts for the public pages, in Japanese, or for staff. */
const untranslatedModules = [
  /^(japan|inventory)\//,
  /^staff\/(device-word|is-staff-path|operator-link-mail|packing-slip|old-browser-notice|staff-paths)\.ts$/,
  /^news\/(article|article-by-id|article-text)\.ts$/,
  /^batches\/(batch-records|batches|unlisted-records|single-casks)\.ts$/,
  /^booking\/(guest-fields|my-booking-path)\.ts$/,
  /^buy\/retail-places\.ts$/,
  /^consent\/japanese-cookie-copy\.ts$/,
  /^contact\/(event-enquiry-path|port-chart)\.ts$/,
  /^frame\/(age-phrases|footer-copy|footers|frame-copy|japanese-.*|language-notice-copy|navigation|phrases|refused-field)\.ts$/,
  /^pages\/(alternates|inventory|japan|legal-disclosure|page|page-head|page-meta|pages|payment-.*|site-address|staff)\.ts$/,
  /^pictures\/(?!film-copy)/,
  /^privacy\/notice\.ts$/,
  /^releases\/(release-address|release-records|releases)\.ts$/,
  /^structured-data\/(?!structured-words)/,
  /^team\/islands\.ts$/,
  /^translated\.ts$/,
];

describe('French copy', () => {
  it('has an English module for each French one', () => {
    expect(translations.filter((file) => !existsSync(originalOf(file, 'fr'))).map(nameOf)).toEqual([]);
  });

  it('has a translation of every module with copy', () => {
    const content = path.join(root, 'web/app/content');
    const missing = globSync('**/*.ts', { cwd: content })
      .filter((file) => !/^(fr|bi)\/|\.(test|testing)\.ts$/.test(file))
      .filter((file) => !untranslatedModules.some((pattern) => pattern.test(file)))
      .filter((file) => !existsSync(translationOf(path.join(content, file), 'fr') ?? ''));
    expect(missing).toEqual([]);
  });
});

type ModuleEntry = readonly [key: string, value: unknown];

const isAddress = (text: string): boolean =>
  /^(\/|https?:|geo:|tel:|#)|^\d{4}-\d\d(-\d\d)?$|^[\w.-]+@|^[A-Z]{1,3}-?\d{1,3}$/.test(text);

/** Keys and everything in a module that is not text: numbers, dates, addresses, the number of parameters. */
function entriesOf(value: unknown, where: string): readonly ModuleEntry[] {
  if (typeof value === 'string') return [[where, isAddress(value) ? value : 'text']];
  if (typeof value === 'function') return [[where, 'function']];
  if (typeof value !== 'object' || value === null) return [[where, value]];
  if (Array.isArray(value)) return value.flatMap((each, index) => entriesOf(each, `${where}[${index}]`));
  return Object.entries(value).flatMap(([key, each]) => entriesOf(each, `${where}.${key}`));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Modules that hold rules, or whose French has another number of parts. */
const otherShape = new Set([
  'shared/site/language.ts',
  'operator/operator-copy.ts',
  'frame/menu.ts',
  'frame/layout.ts',
  'frame/site-footer-copy.ts',
  'pages/landing.ts',
  'structured-data/structured-words.ts',
]);

/** Whether a title leaves room for the name of the house depends on its words. */
const byLength = /\.titleAlone$/;

describe('the shape and data of the French module', () => {
  it.each(
    translations.map((file) => [nameOf(file), file] as const).filter(([name]) => !otherShape.has(name)),
  )('%s are those of the English module', async (_, file) => {
    const [french, english] = await Promise.all([import(file), import(originalOf(file, 'fr'))]);
    const entriesIn = (module: object) =>
      entriesOf({ ...module }, '').filter(([where]) => !byLength.test(where));
    expect(entriesIn(french)).toEqual(entriesIn(english));
  });
});

type Texts = readonly (readonly [line: string, text: string])[];

/**
 * Every text of a file with its line, without import paths, types, keys of objects and plain keys.
 *
 * @param isFrenchOnly otherwise only the parts for French are read
 */
function textsOf(file: string, isFrenchOnly = true): Texts {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const name = file.includes('/content/fr/') ? nameOf(file) : path.relative(root, file);
  const texts: [string, string][] = [];
  const visit = (node: ts.Node, isFrench: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (!isKey && isFrench) texts.push([`${name}:${line + 1}`, node.text]);
    }
    ts.forEachChild(node, (child) => visit(child, isFrench || isForFrench(child)));
  };
  visit(source, isFrenchOnly);
  return texts;
}

/** `French: …`, `fr: …`, and an object with the tag of French. */
function isForFrench(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return /^(French|fr)$/.test(node.name.getText());
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some((property) => /^tag: 'fr'$/.test(property.getText()))
  );
}

/** Articles of other sites keep their language. Keys are sent and compared, and never shown. */
const untranslatedTexts = new Set<string>([
  ...articles.flatMap(({ isInternal, title, excerpt }) => (isInternal ? [] : [title, excerpt])),
  ...[...channels, ...towns, ...onlineRegions, ...tourTypes, 'your'],
]);
const names = /^Sample |Port Vila Rum Distillery|Lost Times?|The Forgotten Casks/;

const isUntranslated = (text: string): boolean =>
  untranslatedTexts.has(text) || isAddress(text) || names.test(text) || /^\/?[a-z\d/_-]+$/.test(text);

const pageTexts = translations.flatMap((file) => textsOf(file));
const emailTexts = frenchSources.flatMap(({ file, isFrenchOnly }) =>
  textsOf(path.join(root, file), isFrenchOnly),
);
const allTexts = [...pageTexts, ...emailTexts];

/** Titles, descriptions, data for search engines, and files for spreadsheets: read in fonts that we do not know. */
const isForMachines = (line: string): boolean =>
  /^(pages|structured-data)\/|^shared\/(operators\/statement|staff\/till\/till-csv|shop\/order-csv)-words/.test(
    line,
  );

function matches(pattern: RegExp, except: (text: string) => boolean = () => false, texts: Texts = allTexts) {
  return texts
    .filter(([, text]) => pattern.test(text) && !except(text))
    .map(([line, text]) => `${line} ${text}`);
}

it('the scan of French texts reads pages, emails, and texts that staff send', () => {
  expect(pageTexts.length).toBeGreaterThan(1500);
  expect(emailTexts.length).toBeGreaterThan(150);
  for (const file of ['locales/french.ts', 'answer-mail.ts', 'operator-link-mail.ts', 'directions.ts'])
    expect(emailTexts.filter(([line]) => line.includes(file)).length, file).toBeGreaterThan(2);
});

describe('French typography:', () => {
  it('apostrophes are typographic', () => {
    expect(matches(/\p{L}'\p{L}/u)).toEqual([]);
  });

  it('no-break spaces precede ; : ! ? and are inside quotation marks', () => {
    expect(matches(/ [;:!?»](?=[\s.,)]|$)|« /u)).toEqual([]);
    expect(matches(/[\p{L}\d)][;:!?»](?=[\s.,)]|$)/u, isUntranslated)).toEqual([]);
  });

  it('hours, thousands and units do not break across lines', () => {
    expect(matches(/\d h(?!\p{L})|\d \d{3}\b|\d (%|cl|VUV|AUD|km)/u)).toEqual([]);
    // The field of a clock and the lines of a run sheet take this form.
    const isTyped = (text: string) => /08:30|\bt14:20/.test(text);
    expect(matches(/\d(h|:)\d\d\b|\d%|\d\.\d+ ?(%|°)/u, isTyped)).toEqual([]);
  });

  it('never breaks Port-Vila across two lines', () => {
    const isNamed = (text: string) => /^(Éfaté, sur une carte|Port-Vila à Éfaté|Carte de la baie)/.test(text);
    expect(matches(/Port-Vila/, isNamed, pageTexts).filter((line) => !isForMachines(line))).toEqual([]);
    expect(matches(/Port\u2011Vila/, undefined, pageTexts).length).toBeGreaterThan(20);
    expect(matches(/Port\u2011Vila/, undefined, emailTexts)).toEqual([]);
    expect(matches(/Port\u2011Vila/).filter(isForMachines)).toEqual([]);
  });

  it('emails, titles and descriptions have no narrow no-break space, which some fonts lack', () => {
    expect(matches(/\u202f/, undefined, emailTexts)).toEqual([]);
    expect(matches(/\u202f/).filter(isForMachines)).toEqual([
      expect.stringMatching(/^pages\/articles\.ts/),
      expect.stringMatching(/^pages\/batch\.ts/),
    ]);
  });

  it('dashes, ellipses and quotation marks are French', () => {
    expect(matches(/—|\.\.\./)).toEqual([]);
    expect(matches(/[“”]/, (text) => text.includes('«'))).toEqual([]);
  });
});

describe('the voice of French texts', () => {
  it('addresses the reader as “vous”, and avoids “on” and “veuillez”', () => {
    expect(matches(/(?<!\p{L})(tu|ton|tes|toi|veuillez)(?!\p{L})/iu)).toEqual([]);
    expect(matches(/(^|[\s’«])on(?=\s)/iu, isUntranslated)).toEqual([]);
  });

  it('uses no words of praise from advertising', () => {
    expect(
      matches(
        /exceptionnel(?!lement)|incontournable|passion|écrin|expérience|niché|laissez-vous|booker|digital/iu,
      ),
    ).toEqual([]);
  });

  it('contains no word with a colonial past and no reserved name', () => {
    expect(matches(/planteur|indigène|habitation|rhum agricole/iu)).toEqual([]);
  });

  it.each([
    ['Rhum Aged, lot', 'a blend under the name of the single cask', /Rhum Aged, lot/],
    ['soirée libre', 'an evening with nothing planned', /soirée libre/],
    ['appels', 'telephone calls', /comptons les appels/],
    ['part en premier', 'the morning leaves', /matin part en premier|prennent seize/],
    ['ce qui revient', 'what comes back to us', /^Ce qui revient$|leur revient pas/],
    ['à la bonne heure', '“well done”', /à la bonne heure/],
    ['à reculons', 'reluctantly', /(?<!marchant )à reculons/],
    ['se passe d’accord', '“OK”', /se passe d’accord/],
    ['envoi réservé', 'a sending that is booked', /envoi est bien réservé/],
    ['comprises, à votre charge', 'included, yet not', /comprises, à votre charge/],
    ['jamais remplis', 'never filled', /jamais remplis/],
    ['ferme, coupée', 'a farm that is cut', /ferme [^:]*, coupée en/],
    ['elle est du jus', 'a cane that is juice', /elle est du jus|déjà du jus/],
    ['attendre deux fois plus', 'no length of time', /deux fois plus\s*:/],
    ['en laissent moins', 'less of what', /en laissent moins|où il en reste/],
    ['choisissez si', 'choose whether', /^Choisissez $/],
    ['une demande pour une demande', 'a request used for a request', /demande a déjà servi/],
    ['les deux désactivés', 'masculine for two feminines', /les deux restent désactivés/],
    ['le rhum, puis gin', 'articles that do not match', /puis gin, vodka/],
    ['ouvrez ma réservation', 'yours or mine', /Ouvrez$/],
    ['jusque-là', 'until when', /places jusque-là/],
    ['n’est plus disponible', 'a sentence without a subject', /: n’est plus/u],
    ['un long verre', 'a tall glass', /long verre/],
    ['verres à nez', 'glasses with a nose', /verres à nez/],
    ['à la balance', 'paid at the scales', /Payé à la balance/],
    ['relire contre', 'reread against', /relisent contre/],
    ['départs à l’étranger', 'departures abroad', /départs à l’étranger/],
    ['catégorie', 'another word than the filter has', /cette catégorie/],
    ['porter une adresse', 'a booking that wears an address', /portait votre adresse|a une autre adresse/],
    ['ne peut pas avoir lieu', 'the present for what is to come', /ne peut pas avoir lieu/],
    ['adultes seulement', 'adults-only', /adultes seulement/],
    ['part vers', 'a mail that travels', /part (à l’instant )?vers|E.mails vers/],
    ['régler avec', 'to settle with', /(règle|réglez|régler)( le reste)? avec nous/],
    ['mise en terre', 'burial', /Mise en terre/],
    ['couteau', 'a kitchen knife', /couteau/],
    ['150 familles', 'families, where farmers are counted', /150 familles|de ces familles/],
    ['plus rien à la noix de coco', 'slang for rubbish', /à la noix/],
    ['côté mer', 'side by side by the sea side', /côte à côte contre/],
    ['goût connu', 'no known taste', /goût connu/],
    ['plus doux', 'milder', /plus doux/],
    ['si c’est pressé', 'what is in a hurry', /si c’est pressé/],
    ['vatu, VUV, ou', 'a currency of three names', /vatu, VUV, ou/],
    ['carte', 'the driver’s card, where a map is meant', /Voir.la.carte|^Carte$/],
    ['votre page', 'another word than the operator’s page has', /Votre page chez|lien de votre page/],
  ])('never says “%s”, which reads as %s', (_, __, pattern) => {
    const paymentLabel = /^(shared\/)?staff\/[\w/-]+\.ts:\d+ Carte$/;
    expect(matches(pattern).filter((line) => !paymentLabel.test(line))).toEqual([]);
  });

  it('has telephone numbers that do not break across lines in a sentence', async () => {
    const modules = await Promise.all(translations.map((file) => import(file)));
    const texts = modules.flatMap((module) => stringsIn({ ...module }));
    expect(texts.filter((text) => /\p{L}.*\+678/su.test(text)).length).toBeGreaterThan(3);
    expect(texts.filter((text) => /\p{L}.*\+678 \d/su.test(text))).toEqual([]);
  });

  it('has no English except names, keys and articles of other sites', () => {
    const english =
      /(?<!\p{L})(the|and|of|with|your|our|you|for|from|please|book|day|time|tour|guests?)(?!\p{L})/iu;
    expect(matches(english, isUntranslated)).toEqual([]);
  });
});
