/** A rule, or an at-rule with what is in it. Its parts together are the sheet again. */
interface Part {
  /** Selectors, or the name of the at-rule and its conditions. */
  head: string;
  /** What stands in braces; undefined where there are none (`@import …;`). */
  body?: string;
}

/** At-rules that hold rules. */
const holdsRules = /^@(media|supports|container|layer)\b/;

/**
 * The rules of a sheet that elements with these classes can need, in their order. What a rule says of an element by
 * other means than its classes (its state, its attributes) is not weighed: it is kept.
 *
 * @param css a minified sheet
 */
export function criticalCss(css: string, classes: ReadonlySet<string>): string {
  const rules = keep(partsOf(css), classes).map(written).join('');
  return rules.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name: string) =>
    new RegExp(`animation[^;}]*\\b${name}\\b`).test(rules) ? keyframes : '',
  );
}

/** Every class that stands in a page. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** A sheet without its faces: the browser would take the same face for another when the rule comes again. */
export const withoutFaces = (css: string): string =>
  partsOf(css)
    .filter(({ head }) => head !== '@font-face')
    .map(written)
    .join('');

function keep(parts: readonly Part[], classes: ReadonlySet<string>): readonly Part[] {
  return parts.flatMap((part) => {
    if (holdsRules.test(part.head)) {
      const body = keep(partsOf(part.body ?? ''), classes)
        .map(written)
        .join('');
      return body === '' ? [] : [{ ...part, body }];
    }
    return part.head.startsWith('@') || selectorsOf(part.head).some((each) => fits(each, classes))
      ? [part]
      : [];
  });
}

function fits(selector: string, classes: ReadonlySet<string>): boolean {
  // What is said in brackets may hold of other elements, later, or not at all.
  const plain = selector.replace(/\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
}

/** Divides at the commas that are not in brackets. */
const selectorsOf = (head: string): readonly string[] =>
  head.match(/(?:\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)|[^,])+/g) ?? [];

const written = ({ head, body }: Part): string => (body === undefined ? `${head};` : `${head}{${body}}`);

function partsOf(css: string): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < css.length) {
    const open = endOf(css, at, /[{;]/);
    const head = css.slice(at, open).trim();
    if (css[open] !== '{') {
      if (head !== '') parts.push({ head });
      at = open + 1;
      continue;
    }
    const close = closingBrace(css, open);
    parts.push({ head, body: css.slice(open + 1, close) });
    at = close + 1;
  }
  return parts;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = endOf(css, at + 1, /[{}]/)) {
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  throw new Error(`A rule of the sheet does not end: ${css.slice(open - 60, open + 60)}`);
}

/** Where the next such character stands that is not in quotes; the end if there is none. */
function endOf(css: string, from: number, wanted: RegExp): number {
  let quote = '';
  for (let at = from; at < css.length; at++) {
    const character = css[at] ?? '';
    if (quote !== '') {
      if (character === '\\') at++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (wanted.test(character)) return at;
  }
  return css.length;
}
