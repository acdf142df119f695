import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesIn, criticalCss, withoutFaces } from './critical-css.ts';
import { deferHydration, type Start } from './deferred-hydration.ts';
import { hashedAddress } from './hashed-address.ts';
import { inlineStylesheet, type Stylesheet, withoutStylesheet } from './inline-stylesheet.ts';
import { refusedIn, stripInlineScripts } from './strip-inline-scripts.ts';

/** How a page is served. */
export interface Serving {
  /** When it comes to life; undefined: at once. */
  start: Start | undefined;
  /** Pages that have the same name here carry the same rules: each name is one hash in the security policy. */
  sheet: string;
}

/**
 * Makes of the prerendered pages what is served: no inline scripts, the rules that a page is seen by inside it, and
 * code that does not come before what is seen first. All other rules come with the code.
 *
 * @param servingOf tells it of an HTML file's path in the folder
 * @throws Error on a page that the content security policy would refuse
 */
export function finishSite(folder: string, servingOf: (file: string) => Serving): void {
  const sheet = readStylesheet(folder);
  const later = withoutFaces(sheet.css);
  const laterAddress = hashedAddress('rules', later, 'css');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !isProviderDocument(file),
  );
  const html = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const rules = rulesOf(sheet, html, servingOf);

  for (const [file, rendered] of html) {
    const { start, sheet: name } = servingOf(file);
    const stripped = stripInlineScripts(rendered);
    const page = start === undefined ? stripped : deferHydration(stripped, start, laterAddress);
    const refused = refusedIn(page.html);
    if (refused !== undefined) {
      throw new Error(`${file} holds what the content security policy refuses: ${refused}`);
    }
    const seen = inlineStylesheet(page.html, sheet, rules.get(name) ?? '');
    writeFileSync(join(folder, file), start === undefined ? linkingTo(seen, laterAddress) : seen);
    for (const [address, code] of page.scripts) {
      if (!existsSync(join(folder, address))) writeFileSync(join(folder, address), code);
    }
  }
  for (const css of assetsOf(folder, /\.css$/)) rmSync(css);
  writeFileSync(join(folder, laterAddress), later);
  for (const manifest of assetsOf(folder, /^manifest-.*\.js$/)) {
    writeFileSync(manifest, withoutStylesheet(readFileSync(manifest, 'utf8'), sheet));
  }
}

/** By the names of `servingOf`: the rules for all that stands in the pages of that name. */
function rulesOf(
  { css }: Stylesheet,
  pages: ReadonlyMap<string, string>,
  servingOf: (file: string) => Serving,
): ReadonlyMap<string, string> {
  const byName = Map.groupBy(pages.keys(), (file) => servingOf(file).sheet);
  return new Map(
    [...byName].map(([name, files]) => {
      const classes = new Set(files.flatMap((file) => [...classesIn(pages.get(file) ?? '')]));
      return [name, criticalCss(css, classes)];
    }),
  );
}

const linkingTo = (html: string, sheet: string): string =>
  html.replace('</style>', `</style><link rel="stylesheet" href="${sheet}"/>`);

/** Empty documents in which the scripts of others run are served as they are. */
const isProviderDocument = (file: string): boolean => file.startsWith('measurement/');

const assetsOf = (folder: string, name: RegExp): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((file) => name.test(file))
    .map((file) => join(folder, 'assets', file));

/** The sheet that the pages link to. The build leaves others behind: what it made to render them. */
function readStylesheet(folder: string): Stylesheet {
  const address = /<link rel="stylesheet" href="([^"]+)"/.exec(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  )?.[1];
  if (address === undefined) throw new Error('The first page links to no style sheet.');
  return { address, css: readFileSync(join(folder, address), 'utf8').trim() };
}
