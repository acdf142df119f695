import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { translationOf } from './translated-modules.ts';

export const root = path.join(import.meta.dirname, '..');

/** Modules that may hold texts for people: rules and messages, emails, copy of the pages, the pages themselves. */
export const modulesWithCopy = globSync(
  [
    'shared/**/*.ts',
    'functions/**/*.{ts,tsx}',
    'web/app/content/**/*.ts',
    'web/app/{booking,console,features,routes}/**/*.tsx',
  ],
  { cwd: root },
)
  .filter((file) => !/\.(test|testing)\.tsx?$/.test(file))
  .sort();

type Texts = Map<string, string>;

/** Arguments that most copy accepts: counts, names, kinds. */
const samples: readonly unknown[] = [2, 5, 'Tour and Tasting', 'Cellar Door Tasting', 'French'];

const argumentsFor = (count: number): readonly (readonly unknown[])[] =>
  count === 0
    ? [[]]
    : samples.flatMap((sample) => argumentsFor(Math.min(count, 3) - 1).map((rest) => [sample, ...rest]));

function collect(value: unknown, place: string, texts: Texts): void {
  if (typeof value === 'string') texts.set(place, value);
  else if (typeof value === 'function')
    collectReturnValues(value as (...args: unknown[]) => unknown, place, texts);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) collect(each, `${place}.${key}`, texts);
}

/** Collects the texts of a function of copy for every sample that it accepts. */
function collectReturnValues(write: (...args: unknown[]) => unknown, place: string, texts: Texts): void {
  if (write.constructor.name === 'AsyncFunction') return;
  for (const args of argumentsFor(write.length)) {
    let result: unknown;
    try {
      result = write(...args);
    } catch {
      continue;
    }
    if (typeof result !== 'function') collect(result, `${place}(${args.join()})`, texts);
  }
}

const hasCopy =
  /^(shared\/.*(messages|words|phrases|visit)[^/]*\.ts|functions\/email\/locales\/.*|web\/app\/content\/(?!fr\/|bi\/|news\/).*)$/;

/** The texts of a module of copy, for every sample that its functions accept, by their keys. */
export function textsOfCopy(module: object): ReadonlyMap<string, string> {
  const texts: Texts = new Map();
  for (const [name, value] of Object.entries(module)) collect(value, name, texts);
  return texts;
}

/** Every current text of messages, emails and copy, by its place in the code. */
export async function currentTexts(language: 'en' | 'fr'): Promise<Texts> {
  const texts: Texts = new Map();
  for (const file of modulesWithCopy.filter((file) => hasCopy.test(file))) {
    const original = path.join(root, file);
    const translation = translationOf(original, language);
    const module = translation && existsSync(translation) ? translation : original;
    collect({ ...(await import(module)) }, file, texts);
  }
  return texts;
}
