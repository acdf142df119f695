import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import postcss, { type AnyNode } from 'postcss';
import { supportedBrowsers } from './supported-browsers.ts';

type Browser = keyof typeof supportedBrowsers;

/** Compares versions such as `16.4` and `121`. */
const isNewer = (a: string, b: string): boolean => a.localeCompare(b, 'en', { numeric: true }) > 0;

/** First version that has the feature in full and without a flag; undefined when none has. */
export function firstVersion({ support }: CompatStatement, browser: Browser): string | undefined {
  const versions = [support[browser] ?? []].flat().flatMap((statement) => {
    const { version_added: added, version_removed: removed, flags } = statement;
    return typeof added === 'string' && added !== 'preview' && !removed && !flags
      ? [added.replace('≤', '')]
      : [];
  });
  return versions.sort((a, b) => (isNewer(a, b) ? 1 : -1))[0];
}

const browsers = Object.keys(supportedBrowsers) as Browser[];

/** Whether a supported browser lacks the feature. */
const isUnsupported = (feature: CompatStatement): boolean =>
  browsers.some((browser) => {
    const first = firstVersion(feature, browser);
    return first === undefined || isNewer(first, supportedBrowsers[browser]);
  });

const entriesOf = (parent: Identifier): [string, Identifier][] =>
  Object.entries(parent).filter(([name]) => name !== '__compat') as [string, Identifier][];

const interfaces = [bcd.api, bcd.javascript.builtins as Identifier].flatMap((group) =>
  entriesOf(group as Identifier),
);

/**
 * Meanings of a name: an interface, or a member of one that the supported browsers have. A script cannot have an
 * instance of any other interface without naming it.
 */
const meanings: ReadonlyMap<string, readonly CompatStatement[]> = (() => {
  const candidates: { name: string; feature: CompatStatement }[] = [];
  for (const [name, definition] of interfaces) {
    if (definition.__compat) candidates.push({ name, feature: definition.__compat });
    if (definition.__compat && isUnsupported(definition.__compat)) continue;
    for (const [member, { __compat: feature }] of entriesOf(definition))
      if (feature) candidates.push({ name: member.replace(/_static$/, ''), feature });
  }
  const byName = Map.groupBy(candidates, ({ name }) => name);
  return new Map([...byName].map(([name, group]) => [name, group.map(({ feature }) => feature)]));
})();

/** The meaning of `Receiver.member`, where the receiver is an interface. */
function exactMeaning(receiver: string, member: string): CompatStatement | undefined {
  const [, definition] = interfaces.find(([name]) => name === receiver) ?? [];
  return (definition?.[`${member}_static`] ?? definition?.[member])?.__compat;
}

/**
 * Calls and constructions of a script that a supported browser lacks, by name. A member without a known receiver counts
 * if it is missing from every interface that has it. A member that is read but not called is only
 * undefined, and `call?.()` checks for it. Names of one or two letters are the minifier's.
 */
export function unsupportedCalls(script: string): string[] {
  const call = /(?:\b([A-Z]\w+))?\.([a-zA-Z]\w{2,})\(|\bnew ([A-Z]\w+)\b/g;
  const unsupported = [...script.matchAll(call)].flatMap(([, receiver, member, constructed]) => {
    const name = member ?? constructed ?? '';
    const exactMatch = receiver && exactMeaning(receiver, name);
    const candidates = exactMatch ? [exactMatch] : (meanings.get(name) ?? []);
    const fullName = exactMatch ? `${receiver}.${name}` : name;
    return candidates.length > 0 && candidates.every(isUnsupported) ? [fullName] : [];
  });
  return [...new Set(unsupported)];
}

const css = bcd.css as unknown as Record<string, Identifier>;
const featureAt = (...path: string[]): CompatStatement | undefined =>
  path.reduce<Identifier | undefined>((parent, name) => parent?.[name], css as unknown as Identifier)
    ?.__compat;

const isInSupports = (node: AnyNode): boolean =>
  node.parent !== undefined &&
  node.parent.type !== 'document' &&
  ((node.parent.type === 'atrule' && 'name' in node.parent && node.parent.name === 'supports') ||
    isInSupports(node.parent as AnyNode));

/** Features that a node of a sheet uses, with their names. Prefixed ones are for old browsers on purpose. */
function featuresOf(node: AnyNode): [string, CompatStatement | undefined][] {
  if (node.type === 'decl') {
    const { prop, value } = node;
    if (prop.startsWith('-')) return [];
    const words = value.match(/(?<![\w-])[a-z][a-z-]+/g) ?? [];
    return [
      [prop, featureAt('properties', prop)],
      ...words.map((word): [string, CompatStatement | undefined] => [
        `${prop}: ${word}`,
        featureAt('properties', prop, word),
      ]),
    ];
  }
  if (node.type === 'atrule') {
    const conditions = [...node.params.matchAll(/\(([a-z-]+)/g)].map(([, name = '']) => name);
    return [
      [`@${node.name}`, featureAt('at-rules', node.name)],
      ...conditions.map((name): [string, CompatStatement | undefined] => [
        `@${node.name} (${name})`,
        featureAt('at-rules', node.name, name),
      ]),
    ];
  }
  if (node.type !== 'rule') return [];
  return [...node.selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => [
    `:${name}`,
    featureAt('selectors', name),
  ]);
}

/** Features of a sheet that a supported browser lacks, by name, except within `@supports`, which checks for them. */
export function unsupportedStyles(sheet: string): string[] {
  const unsupported = new Set<string>();
  postcss.parse(sheet).walk((node) => {
    if (isInSupports(node)) return;
    for (const [name, feature] of featuresOf(node))
      if (feature && isUnsupported(feature)) unsupported.add(name);
  });
  return [...unsupported];
}

/** The features that the notice for old browsers tests, by its condition. */
export const noticeConditions: Readonly<Record<string, CompatStatement | undefined>> = {
  '(width: 1rlh)': featureAt('types', 'length', 'rlh'),
  'selector(:has(a))': featureAt('selectors', 'has'),
};

/** The newest of several versions. */
export const newest = (versions: readonly string[]): string | undefined =>
  [...versions].sort((a, b) => (isNewer(a, b) ? -1 : 1))[0];
