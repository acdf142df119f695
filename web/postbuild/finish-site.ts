import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { classesIn, criticalCss, languageOf, withoutFaces, withoutStaff } from './critical-css.ts';
import { deferHydration, type Start } from './deferred-hydration.ts';
import { hashedAddress } from './hashed-address.ts';
import { inlineStylesheet, type Stylesheet, withoutStylesheet } from './inline-stylesheet.ts';
import { hasStaffRoutes, manifestOf } from './route-manifest.ts';
import { refusedIn, stripInlineScripts } from './strip-inline-scripts.ts';

export interface Serving {
  /** When the page hydrates; undefined for at once. */
  start: Start | undefined;
  /** Pages with the same name share critical rules: each name is one hash in the security policy. */
  sheet: string;
  /** Whether it is a page of the staff console, whose rules are left out of other pages. */
  isStaff?: boolean;
}

/**
 * Finishes the prerendered pages: critical CSS inline, no inline scripts, deferred code. The other rules load with
 * the code.
 *
 * @param servingOf takes an HTML file's path in the folder
 * @throws Error on a page that the content security policy would refuse
 */
export function finishSite(folder: string, servingOf: (file: string) => Serving): void {
  const sheet = readStylesheet(folder);
  const all = withoutFaces(sheet.css);
  const [deferred, deferredForStaff] = [withoutStaff(all), all].map((css) => ({
    css,
    address: hashedAddress('rules', css, 'css'),
  })) as [Stylesheet, Stylesheet];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !isProviderDocument(file),
  );
  const html = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const rules = rulesOf(sheet, html, servingOf);
  const manifests = separateManifests(folder, sheet);

  for (const [file, rendered] of html) {
    const { start, sheet: name, isStaff = false } = servingOf(file);
    const { address: deferredAddress } = isStaff ? deferredForStaff : deferred;
    const stripped = stripInlineScripts(isStaff ? withStaffManifest(rendered, manifests) : rendered);
    const page = start === undefined ? stripped : deferHydration(stripped, start, deferredAddress);
    const refused = refusedIn(page.html);
    if (refused !== undefined) {
      throw new Error(`${file} holds what the content security policy refuses: ${refused}`);
    }
    const inlined = inlineStylesheet(page.html, sheet, rules.get(name) ?? '');
    writeFileSync(
      join(folder, file),
      start === undefined ? withStylesheetLink(inlined, deferredAddress) : inlined,
    );
    for (const [address, code] of page.scripts) {
      if (!existsSync(join(folder, address))) writeFileSync(join(folder, address), code);
    }
  }
  for (const css of assetsOf(folder, /\.css$/)) rmSync(css);
  for (const { address, css } of [deferred, deferredForStaff]) writeFileSync(join(folder, address), css);
}

/** Critical rules by sheet name. */
function rulesOf(
  { css }: Stylesheet,
  pages: ReadonlyMap<string, string>,
  servingOf: (file: string) => Serving,
): ReadonlyMap<string, string> {
  const byName = Map.groupBy(pages.keys(), (file) => servingOf(file).sheet);
  return new Map(
    [...byName].map(([name, files]) => {
      const classes = new Set<string>(files.flatMap((file) => [...classesIn(pages.get(file) ?? '')]));
      const isStaff = files.some((file) => servingOf(file).isStaff);
      // Set before the first paint by `staff-theme.js`.
      if (isStaff) classes.add('sun');
      const languages = new Set(files.map((file) => languageOf(pages.get(file) ?? '')));
      return [name, criticalCss(isStaff ? css : withoutStaff(css), classes, languages)];
    }),
  );
}

/**
 * Leaves the routes of the public site in the manifest of each language, and puts those of the staff console into
 * another one, where a language has it.
 *
 * @returns addresses of the latter by those of the former
 */
function separateManifests(folder: string, sheet: Stylesheet): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const file of assetsOf(folder, /^manifest-.*\.js$/)) {
    const code = withoutStylesheet(readFileSync(file, 'utf8'), sheet);
    writeFileSync(file, manifestOf(code, 'public'));
    if (!hasStaffRoutes(code)) continue;
    const staff = manifestOf(code, 'staff');
    const staffAddress = hashedAddress('manifest', staff);
    writeFileSync(join(folder, staffAddress), staff);
    addresses.set(`/assets/${basename(file)}`, staffAddress);
  }
  return addresses;
}

const withStaffManifest = (html: string, manifests: ReadonlyMap<string, string>): string =>
  [...manifests].reduce((page, [all, staffAddress]) => page.replaceAll(all, staffAddress), html);

const withStylesheetLink = (html: string, sheet: string): string =>
  html.replace('</style>', `</style><link rel="stylesheet" href="${sheet}"/>`);

/** Empty documents for the scripts of providers stay unchanged. */
const isProviderDocument = (file: string): boolean => file.startsWith('measurement/');

const assetsOf = (folder: string, name: RegExp): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((file) => name.test(file))
    .map((file) => join(folder, 'assets', file));

/** The sheet that the pages link to. Build leftovers of server rendering are ignored. */
function readStylesheet(folder: string): Stylesheet {
  const address = /<link rel="stylesheet" href="([^"]+)"/.exec(
    readFileSync(join(folder, 'index.html'), 'utf8'),
  )?.[1];
  if (address === undefined) throw new Error('The first page links to no style sheet.');
  return { address, css: readFileSync(join(folder, address), 'utf8').trim() };
}
