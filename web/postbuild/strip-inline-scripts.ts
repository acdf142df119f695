import { hashedAddress } from './hashed-address.ts';

/**
 * Moves the inline scripts of prerendered pages into files, so that `script-src 'self'` holds without exceptions or
 * hashes that change with each build. React compares the document with its own rendering: the emptied script elements
 * must stay in place, and the element that loads the code must remain a module script.
 */

interface InlineScript {
  /** The element as written in the page. */
  element: string;
  attributes: string;
  code: string;
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Structured data runs nothing and stays. */
const isCode = ({ attributes, code }: InlineScript): boolean =>
  code.trim() !== '' && !/type="application\//.test(attributes);

const inlineScriptsIn = (html: string): readonly InlineScript[] =>
  [...html.matchAll(inlineScript)]
    .map(([element, attributes = '', code = '']) => ({ element, attributes, code }))
    .filter(isCode);

/** A page without inline code, and the files with that code. */
export interface StrippedPage {
  html: string;
  /** URL of the module that the page loads, if any. */
  module?: string;
  /** Contents by path, `/assets/page-….js`. */
  scripts: ReadonlyMap<string, string>;
}

/**
 * Merges everything into one file: the classic scripts in order, then the module script. Static imports still run
 * first, dynamic ones last. Pages without a module script stay unchanged.
 */
export function stripInlineScripts(html: string): StrippedPage {
  const inlineScripts = inlineScriptsIn(html);
  const module = inlineScripts.find(({ attributes }) => attributes.includes('type="module"'));
  if (module === undefined) return { html, scripts: new Map() };

  const classicCode = inlineScripts.filter((script) => script !== module).map(({ code }) => code);
  const code = [...classicCode, module.code].join('\n;\n');
  const page = hashedAddress('page', code);

  const strippedHtml = inlineScripts.reduce(
    (rest, script) =>
      rest.replace(
        script.element,
        script === module
          ? `<script type="module" src="${page}"></script>`
          : `<script${script.attributes}></script>`,
      ),
    html,
  );
  return {
    html: strippedHtml,
    module: page,
    scripts: new Map([[page, code]]),
  };
}

/** First inline script or style of a page, if any. */
export const refusedMarkupIn = (html: string): string | undefined =>
  (inlineScriptsIn(html)[0]?.element ?? html.match(/<style[\s>]|<[^>]+\sstyle="[^>]*>/)?.[0])?.slice(0, 120);
