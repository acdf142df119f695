import { offeredLanguages, type StaffLanguage } from '#shared/content/staff-languages.ts';
import { deviceLanguage } from './device-language.ts';

/** The exports of a module with words. */
type Words = Readonly<Record<string, unknown>>;

type Loaders = { readonly en: () => Promise<Words> } & {
  readonly [Language in StaffLanguage]?: () => Promise<Words>;
};

interface Part {
  readonly loaders: Loaders;
  /** Fills the variables that the console's modules import. */
  readonly fill: (words: Words) => void;
}

const maxPauseMs = 10_000;

const parts: Part[] = [];
let spoken: StaffLanguage | undefined;
/** The language requested last. */
let requested: StaffLanguage | undefined;
const loading = new Set<Promise<void>>();
const listeners = new Set<() => void>();

/** The language of the console; before the first words, that of this device. */
export const languageNow = (): StaffLanguage => (spoken ??= deviceLanguage.read());

/** Whether every part that was imported has its words. */
export const hasAllWords = (): boolean => loading.size === 0;

/** Resolves once every part that was imported has its words. */
export async function untilWorded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading);
}

/** The same module, once its words have arrived. Code that is loaded on demand waits for them. */
export async function worded<Module>(module: Module): Promise<Module> {
  await untilWorded();
  return module;
}

/** Subscribes to changes of the language. Returns the unsubscribe function. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a part of the console's words. Called by the modules that `web/console-words.ts` generates. */
export function speak(loaders: Loaders, fill: Part['fill']): void {
  const part = { loaders, fill };
  parts.push(part);
  const language = languageNow();
  track(async () => {
    const words = await wordsOf(part, language);
    // Another language was chosen meanwhile: `changeLanguage` fills this part.
    if (spoken === language) fill(words);
  });
}

/** Speaks another language once all its words have arrived. */
export function changeLanguage(language: StaffLanguage): Promise<void> {
  if (!offeredLanguages.includes(language)) return Promise.resolve();
  if ((requested ?? languageNow()) === language) return Promise.resolve();
  requested = language;
  return track(async () => {
    const words = new Map<Part, Words>();
    for (let missing = [...parts]; missing.length > 0; missing = parts.filter((part) => !words.has(part)))
      await Promise.all(missing.map(async (part) => words.set(part, await wordsOf(part, language))));
    if (requested !== language) return;
    spoken = language;
    for (const [part, filled] of words) part.fill(filled);
    for (const listener of listeners) listener();
  });
}

function track(task: () => Promise<void>): Promise<void> {
  const done = task().finally(() => loading.delete(done));
  loading.add(done);
  return done;
}

/** Tries until the network answers: without words, the console can only wait. */
async function wordsOf({ loaders }: Part, language: StaffLanguage): Promise<Words> {
  const load = loaders[language] ?? loaders.en;
  for (let pause = 1_000; ; pause = Math.min(2 * pause, maxPauseMs)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
