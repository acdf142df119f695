import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { isStaffPath } from '#app/content/staff/is-staff-path.ts';
import { oldBrowserNotice } from '#app/content/staff/old-browser-notice.ts';
import {
  firstVersion,
  newest,
  noticeConditions,
  unsupportedCalls,
  unsupportedStyles,
} from './browser-needs.testing.ts';
import { builtPages } from './postbuild/built-pages.testing.ts';
import { supportedBrowsers } from './supported-browsers.ts';

const site = path.resolve(import.meta.dirname, '../build/site');
const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');
const html = (address: string): string => read(path.join(address, 'index.html'));

const noticeSheet = readFileSync(path.join(import.meta.dirname, 'app/ui/old-browser.module.css'), 'utf8');

/** Calls that some supported browser lacks, and the reasons why none of them stops a script there. */
const harmlessCalls: Readonly<Record<string, string>> = {
  'AbortSignal.timeout':
    'complete since Chrome 124: in earlier versions only the name of the error differs, which nothing reads',
  startViewTransition: 'React and the router test for it first',
  check: 'of a schema',
  closedBy: 'of our copy',
  grow: 'of the memory of WebAssembly, which every supported browser has',
  isVisible: 'of our clock',
  number: 'of our copy',
  percent: 'of our copy',
  revoke: 'of our commands',
  stats: 'of our copy',
  take: 'of our copy',
  when: 'of a schema',
};

/** Styles that some supported browser lacks, and the effect there. */
const harmlessStyles: Readonly<Record<string, string>> = {
  ':selection': 'a phone has its own colours for selected text',
  '@media (scripting)': 'content that needs a script is also shown without one',
  '@page': 'only the margins of printed pages',
  'box-decoration-break: clone': 'a border that wraps is open at the line break',
  'break-after: avoid': 'the heading of a start longer than a page may stay on the previous page',
  'contain-intrinsic-height': 'only has an effect with content-visibility',
  'content-visibility': 'only saves work',
  'content-visibility: auto': 'only saves work',
  'cursor: default': 'a phone has no pointer',
  'cursor: not-allowed': 'a phone has no pointer',
  'cursor: pointer': 'a phone has no pointer',
  'cursor: progress': 'a phone has no pointer',
  'field-sizing': 'the field scrolls and can be enlarged',
  'field-sizing: content': 'the field scrolls and can be enlarged',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  'grid-template-columns: subgrid': 'columns of neighbours are not aligned',
  'grid-template-rows: subgrid': 'rows of neighbours are not aligned',
  'overflow-anchor': 'turns off scroll anchoring, which such a browser lacks',
  'overflow-anchor: none': 'turns off scroll anchoring, which such a browser lacks',
  'overscroll-behavior': 'has an effect where there is something to scroll',
  'paint-order': 'Chrome has it for text in SVG, where we use it',
  'print-color-adjust: exact': 'is set under its prefixed name, too',
  'text-decoration: wavy': 'the underline of an unreadable word is straight; a message also names the word',
  resize: 'a phone has no handle for resizing',
  'resize: vertical': 'a phone has no handle for resizing',
  'scrollbar-width': 'the scrollbar is visible',
  'scrollbar-width: none': 'the scrollbar is visible',
  size: 'only for printed pages',
  'text-size-adjust': 'computers do not enlarge text, and phones have it',
  'text-spacing-trim': 'Japanese brackets are indented by half a character',
  'text-spacing-trim: trim-start': 'Japanese brackets are indented by half a character',
  'text-wrap': 'lines break at different words',
  'text-wrap: balance': 'lines break at different words',
  'text-wrap: pretty': 'lines break at different words',
  'word-break: auto-phrase': 'the build inserts the breaks of headings',
  zoom: 'only in print: the day report may need a second sheet',
};

describe('the browsers that the README names (run `npm run build` first)', () => {
  it('support everything that scripts call, apart from harmless exceptions', () => {
    const scripts = globSync('assets/*.js', { cwd: site });
    expect(scripts.length).toBeGreaterThan(200);
    const unsupported = new Set(scripts.flatMap((script) => unsupportedCalls(read(script))));
    expect([...unsupported].sort()).toEqual(Object.keys(harmlessCalls).sort());
  });

  it('support everything that style sheets use, apart from harmless exceptions', () => {
    const inlineSheets = builtPages.flatMap(({ address }) =>
      [...html(address).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => sheet),
    );
    const sheets = new Set([...inlineSheets, ...globSync('assets/*.css', { cwd: site }).map(read)]);
    expect(sheets.size).toBeGreaterThan(10);
    const unsupported = new Set([...sheets].flatMap(unsupportedStyles));
    expect([...unsupported].sort()).toEqual(Object.keys(harmlessStyles).sort());
  });

  it('are the versions that meet the condition that hides the notice for old browsers', () => {
    const [, condition = ''] = /@supports ([^{]+) \{/.exec(noticeSheet) ?? [];
    const conditions = condition.split(' and ').map((feature) => noticeConditions[feature]);
    expect(conditions).toHaveLength(2);
    const hiddenFrom = Object.fromEntries(
      (['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const).map((browser) => [
        browser,
        newest(conditions.map((feature) => (feature && firstVersion(feature, browser)) ?? 'none')),
      ]),
    );
    expect(hiddenFrom).toEqual(supportedBrowsers);
  });

  it('are the versions that meet the condition under which pages run scripts', () => {
    const [, hidden = ''] = /@supports ([^{]+) \{\s*\.old/.exec(noticeSheet) ?? [];
    const [, without = ''] = /@supports not \(([^{]+)\) \{/.exec(noticeSheet) ?? [];
    expect(without).toBe(hidden);
    const starts = builtPages.map(({ address }) => /src="\/(assets\/start-[^"]+)"/.exec(html(address))?.[1]);
    expect(new Set(starts).size).toBeGreaterThan(20);
    const unguarded = [...new Set(starts)].filter(
      (start) => start === undefined || !read(start).includes(`CSS.supports("${hidden}")`),
    );
    expect(unguarded).toEqual([]);
  });

  it('have the same versions in the README as in the build', () => {
    const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
    const { chrome, firefox, safari } = supportedBrowsers;
    expect(readme).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, and Safari ${safari}`);
  });
});

/** The class that supported browsers hide. */
const noticeClassOn = (address: string): string =>
  /@supports[^{]*:has\(a\)\)\{\.([\w-]+)\{display:none\}/.exec(html(address))?.[1] ?? '';

const noticeOn = (address: string): string =>
  new RegExp(`<p class="${noticeClassOn(address)}"[^>]*>(.*?)</p>`)
    .exec(html(address))?.[1]
    ?.replaceAll(/\s/g, ' ') ?? '';

describe('a browser older than the supported ones', () => {
  it.each([
    ['en', 'Please telephone +678 00000'],
    ['fr', 'Téléphonez au +678 00000'],
    ['ja', '+678 00000'],
  ] as const)('shows on each page in %s how to contact the distillery', (language, notice) => {
    const guestPages = builtPages.filter((page) => page.language === language && !isStaffPath(page.address));
    expect(guestPages.length).toBeGreaterThan(2);
    const withoutNotice = guestPages.filter(({ address }) => !noticeOn(address).includes(notice));
    expect(withoutNotice.map(({ address }) => address)).toEqual([]);
  });

  it('shows a notice on each page of the console that the browser is too old', () => {
    const pages = builtPages.filter(({ address }) => isStaffPath(address));
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter(({ address }) => noticeOn(address) !== oldBrowserNotice)).toEqual([]);
  });

  it('hides every form and button that needs a script', () => {
    const rule = /@supports not[^{]*\{:root \[data-needs-script\]\{display:none\}/;
    expect(builtPages.filter(({ address }) => !rule.test(html(address)))).toEqual([]);
    const guests = builtPages.filter(({ address }) => !isStaffPath(address));
    const visibleControls = guests.flatMap(({ address }) => {
      const { document } = parseHTML(html(address));
      // The button of a submenu opens it on focus.
      const controls = [...document.querySelectorAll('form, button:not([aria-controls]), input, select')];
      return controls
        .filter((control) => !control.closest('[data-needs-script], noscript'))
        .map((control) => `${address} ${control}`);
    });
    expect(visibleControls).toEqual([]);
  });

  it('shows the notice about old browsers, since it lacks the CSS feature that hides the notice', () => {
    const shown = builtPages.map(({ address }) =>
      new RegExp(`\\.${noticeClassOn(address)}\\{[^}]*position:fixed[^}]*\\}`).test(html(address)),
    );
    expect(new Set(shown)).toEqual(new Set([true]));
  });
});
