import { hashedAddress } from './hashed-address.ts';

/**
 * Moves the inline scripts of prerendered pages into files, so that `script-src 'self'` holds for every page
 * without exceptions and without hashes that change with each build.
 *
 * React compares the document with what it renders: the emptied script elements must stay where they are, and
 * the element that loads the code must remain a module script.
 */

interface InlineScript {
  /** The element as it stands in the page. */
  element: string;
  attributes: string;
  code: string;
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Scripts that hold data for search engines run nothing and stay. */
const isCode = ({ attributes, code }: InlineScript): boolean =>
  code.trim() !== '' && !/type="application\//.test(attributes);

const inlineScriptsIn = (html: string): readonly InlineScript[] =>
  [...html.matchAll(inlineScript)]
    .map(([element, attributes = '', code = '']) => ({ element, attributes, code }))
    .filter(isCode);

/** One page without inline code, and the files that hold it instead. */
export interface StrippedPage {
  html: string;
  /** Address of the module that the page loads; undefined when it had none. */
  module?: string;
  /** Contents by address, `/assets/page-….js`. */
  scripts: ReadonlyMap<string, string>;
}

/**
 * All of it becomes one file: what the classic scripts say, in their order, then the module script. What that imports
 * runs before, as imports do; what it fetches in the end runs after. A page without a module script is left as it is.
 */
export function stripInlineScripts(html: string): StrippedPage {
  const inline = inlineScriptsIn(html);
  const module = inline.find(({ attributes }) => attributes.includes('type="module"'));
  if (module === undefined) return { html, scripts: new Map() };

  const classic = inline.filter((script) => script !== module).map(({ code }) => code);
  const code = [...classic, module.code].join('\n;\n');
  const page = hashedAddress('page', code);

  const stripped = inline.reduce(
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
    html: stripped,
    module: page,
    scripts: new Map([[page, code]]),
  };
}

/** The first inline script or inline style of a page; undefined when there is none. */
export const refusedIn = (html: string): string | undefined =>
  (inlineScriptsIn(html)[0]?.element ?? html.match(/<style[\s>]|<[^>]+\sstyle="[^>]*>/)?.[0])?.slice(0, 120);
