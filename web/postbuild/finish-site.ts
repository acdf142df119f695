import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesIn, criticalCss, languageOf, withoutFaces } from './critical-css.ts';
import { deferHydration, type Start } from './deferred-hydration.ts';
import { hashedAddress } from './hashed-address.ts';
import { inlineStylesheet, type Stylesheet, withoutStylesheet } from './inline-stylesheet.ts';
import { shortManifest } from './route-manifest.ts';
import { refusedMarkupIn, stripInlineScripts } from './strip-inline-scripts.ts';

export interface PageServing {
  /** When the page hydrates; undefined means at once. */
  start: Start | undefined;
  /** Pages with the same name share critical rules: each name is one hash in the security policy. */
  sheet: string;
}

/**
 * Finishes the prerendered pages of an application: critical CSS inline, no inline scripts, deferred code. The other
 * rules load with the code.
 *
 * @param servingOf takes an HTML file's path in the folder
 * @param earlyClasses set by scripts before the first paint
 * @throws Error on a page that the content security policy would refuse
 */
export function finishSite(
  folder: string,
  servingOf: (file: string) => PageServing,
  earlyClasses: readonly string[] = [],
): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !isProviderDocument(file),
  );
  const html = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const sheet = readStylesheet(folder, html);
  const css = withoutFaces(sheet.css);
  const deferredSheet: Stylesheet = { css, address: hashedAddress('rules', css, 'css') };
  const rules = rulesOf(sheet, html, servingOf, earlyClasses);
  shortenManifests(folder, sheet);

  for (const [file, renderedHtml] of html) {
    const { start, sheet: name } = servingOf(file);
    const strippedPage = stripInlineScripts(renderedHtml);
    const page =
      start === undefined ? strippedPage : deferHydration(strippedPage, start, deferredSheet.address);
    const refusedMarkup = refusedMarkupIn(page.html);
    if (refusedMarkup !== undefined) {
      throw new Error(`${file} has markup that the content security policy refuses: ${refusedMarkup}`);
    }
    const inlinedHtml = inlineStylesheet(page.html, sheet, rules.get(name) ?? '');
    writeFileSync(
      join(folder, file),
      start === undefined ? withStylesheetLink(inlinedHtml, deferredSheet.address) : inlinedHtml,
    );
    for (const [address, code] of page.scripts) {
      if (!existsSync(join(folder, address))) writeFileSync(join(folder, address), code);
    }
  }
  for (const css of assetsOf(folder, /\.css$/)) rmSync(css);
  writeFileSync(join(folder, deferredSheet.address), deferredSheet.css);
}

/** Critical rules by sheet name. */
function rulesOf(
  { css }: Stylesheet,
  pages: ReadonlyMap<string, string>,
  servingOf: (file: string) => PageServing,
  earlyClasses: readonly string[],
): ReadonlyMap<string, string> {
  const byName = Map.groupBy(pages.keys(), (file) => servingOf(file).sheet);
  return new Map(
    [...byName].map(([name, files]) => {
      const classesInPages = files.flatMap((file) => [...classesIn(pages.get(file) ?? '')]);
      const classes = new Set([...earlyClasses, ...classesInPages]);
      const languages = new Set(files.map((file) => languageOf(pages.get(file) ?? '')));
      return [name, criticalCss(css, classes, languages)];
    }),
  );
}

function shortenManifests(folder: string, sheet: Stylesheet): void {
  for (const file of assetsOf(folder, /^manifest-.*\.js$/))
    writeFileSync(file, shortManifest(withoutStylesheet(readFileSync(file, 'utf8'), sheet)));
}

const withStylesheetLink = (html: string, sheet: string): string =>
  html.replace('</style>', `</style><link rel="stylesheet" href="${sheet}"/>`);

/** Empty documents for the scripts of providers stay unchanged. */
const isProviderDocument = (file: string): boolean => file.startsWith('measurement/');

const assetsOf = (folder: string, name: RegExp): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((file) => name.test(file))
    .map((file) => join(folder, 'assets', file));

/** The sheet that the pages link to. Build leftovers of server rendering are ignored. */
function readStylesheet(folder: string, pages: ReadonlyMap<string, string>): Stylesheet {
  const [first = ''] = pages.values();
  const address = /<link rel="stylesheet" href="([^"]+)"/.exec(first)?.[1];
  if (address === undefined) throw new Error('The first page links to no style sheet.');
  return { address, css: readFileSync(join(folder, address), 'utf8').trim() };
}
