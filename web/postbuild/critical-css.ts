import postcss, { type Root, type Rule } from 'postcss';

/**
 * Rules of a sheet that can apply to elements with these classes, in order. Only classes are matched: states and
 * attributes keep a rule.
 *
 * @param css a minified sheet
 * @param languages of the pages: rules for documents in other languages (`:root:lang(ja)`) load with the code
 */
export function criticalCss(
  css: string,
  classes: ReadonlySet<string>,
  languages: ReadonlySet<string>,
): string {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  // Rules for hover alone load with the code.
  sheet.walkAtRules('media', (rule) => {
    if (/^\(hover:\s*hover\)$/.test(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule) && !rule.selectors.some((selector) => canMatch(selector, classes, languages)))
      rule.remove();
  });
  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => void animations.push(value));
  sheet.walkAtRules('keyframes', (rule) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(rule.params))) rule.remove();
  });
  removeForcedColors(sheet);
  removeUnusedProperties(sheet);
  removeEmptyRules(sheet);
  return sheet.toString();
}

const customPropertiesIn = (value: string): readonly string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Removes forced colours that no drawing reads: the browser forces all colours except fills and strokes. */
function removeForcedColors(sheet: Root): void {
  const drawnNames = new Set<string>();
  sheet.walkDecls(/^(fill|stroke)$/, ({ value }) =>
    customPropertiesIn(value).forEach((name) => void drawnNames.add(name)),
  );
  for (let previousSize = -1; previousSize < drawnNames.size; ) {
    previousSize = drawnNames.size;
    sheet.walkDecls(/^--/, ({ prop, value }) => {
      if (drawnNames.has(prop)) for (const name of customPropertiesIn(value)) drawnNames.add(name);
    });
  }
  sheet.walkAtRules('media', (rule) => {
    if (!/^\(forced-colors:\s*active\)$/.test(rule.params)) return;
    rule.walkDecls(/^--/, (declaration) => void (drawnNames.has(declaration.prop) || declaration.remove()));
  });
}

/** Removes custom properties that no declaration reads, until each remaining one is read. */
function removeUnusedProperties(sheet: Root): void {
  const readNames = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const name of customPropertiesIn(value)) readNames.add(name);
  });
  let isChanged = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (readNames.has(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  if (isChanged) removeUnusedProperties(sheet);
}

/** Language of a document; '' without one. */
export const languageOf = (html: string): string => /<html[^>]*\slang="(\w+)"/.exec(html)?.[1] ?? '';

export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** A sheet without `@font-face`: the browser would take a repeated rule for another font. */
export function withoutFaces(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (face) => void face.remove());
  return sheet.toString();
}

function removeEmptyRules(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  sheet.walkAtRules(/^(media|supports|container|layer)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** `0%` or `to` of an animation. */
const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

function canMatch(selector: string, classes: ReadonlySet<string>, languages: ReadonlySet<string>): boolean {
  const [, language] = /^:root:lang\((\w+)\)/.exec(selector) ?? [];
  if (language !== undefined && !languages.has(language)) return false;
  // Bracketed conditions may apply to other elements, later, or not at all.
  const plain = selector.replace(/\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
}
