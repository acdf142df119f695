import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineStylesheet, type Stylesheet, withoutStylesheet } from './inline-stylesheet.ts';
import { leanManifest } from './lean-manifest.ts';
import { type Start, startLater } from './start-later.ts';
import { refusedIn, stripInlineScripts } from './strip-inline-scripts.ts';

/**
 * Makes of the prerendered pages what is served: no inline scripts, the style sheet inside, and code that does not
 * come before what is seen first.
 *
 * @param startOf tells of an HTML file's path in the folder when its page comes to life; undefined: at once
 * @throws Error on a page that the content security policy would refuse
 */
export function finishSite(folder: string, startOf: (file: string) => Start | undefined): void {
  const sheet = readStylesheet(folder);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || isProviderDocument(file)) continue;
    const stripped = stripInlineScripts(readFileSync(join(folder, file), 'utf8'));
    const start = startOf(file);
    const { html, scripts } = start === undefined ? stripped : startLater(stripped, start);
    const refused = refusedIn(html);
    if (refused !== undefined) {
      throw new Error(`${file} holds what the content security policy refuses: ${refused}`);
    }
    writeFileSync(join(folder, file), inlineStylesheet(html, sheet));
    for (const [address, code] of scripts) {
      if (!existsSync(join(folder, address))) writeFileSync(join(folder, address), code);
    }
  }
  for (const css of assetsOf(folder, /\.css$/)) rmSync(css);
  for (const manifest of assetsOf(folder, /^manifest-.*\.js$/)) {
    writeFileSync(manifest, leanManifest(withoutStylesheet(readFileSync(manifest, 'utf8'), sheet)));
  }
}

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
