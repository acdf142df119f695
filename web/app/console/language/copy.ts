import { offeredLanguages, type StaffLanguage } from '#shared/content/staff-languages.ts';
import { deviceLanguage } from './device-language.ts';

/** The exports of a module with copy. */
type Copy = Readonly<Record<string, unknown>>;

type Loaders = { readonly en: () => Promise<Copy> } & {
  readonly [Language in StaffLanguage]?: () => Promise<Copy>;
};

interface Part {
  readonly loaders: Loaders;
  /** Assigns the copy to the variables that the console's modules import. */
  readonly assign: (copy: Copy) => void;
}

const maxPauseMs = 10_000;

const parts: Part[] = [];
let current: StaffLanguage | undefined;
/** The language requested last. */
let requested: StaffLanguage | undefined;
const pendingLoads = new Set<Promise<void>>();
const listeners = new Set<() => void>();

/** The language of the console; before any copy has loaded, that of this device. */
export const currentLanguage = (): StaffLanguage => (current ??= deviceLanguage.read());

/** Whether the copy of every imported part has loaded. */
export const isCopyLoaded = (): boolean => pendingLoads.size === 0;

/** Resolves once the copy of every imported part has loaded. */
export async function whenCopyLoaded(): Promise<void> {
  while (pendingLoads.size > 0) await Promise.all(pendingLoads);
}

/** Resolves with the module once its copy has loaded: `import('./part.tsx').then(waitForCopy)`. */
export async function waitForCopy<Module>(module: Module): Promise<Module> {
  await whenCopyLoaded();
  return module;
}

/** Subscribes to changes of the language. Returns the unsubscribe function. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a part of the console's copy. Called by the modules that `web/console-copy.ts` generates. */
export function registerCopy(loaders: Loaders, assign: Part['assign']): void {
  const part = { loaders, assign };
  parts.push(part);
  const language = currentLanguage();
  track(async () => {
    const copy = await loadCopy(part, language);
    // If another language was chosen meanwhile, `changeLanguage` assigns the copy of this part.
    if (current === language) assign(copy);
  });
}

/** Switches to another language once all its copy has loaded. */
export function changeLanguage(language: StaffLanguage): Promise<void> {
  if (!offeredLanguages.includes(language)) return Promise.resolve();
  if ((requested ?? currentLanguage()) === language) return Promise.resolve();
  requested = language;
  return track(async () => {
    const copy = new Map<Part, Copy>();
    for (let missing = [...parts]; missing.length > 0; missing = parts.filter((part) => !copy.has(part)))
      await Promise.all(missing.map(async (part) => copy.set(part, await loadCopy(part, language))));
    if (requested !== language) return;
    current = language;
    for (const [part, loaded] of copy) part.assign(loaded);
    for (const listener of listeners) listener();
  });
}

function track(task: () => Promise<void>): Promise<void> {
  const tracked = task().finally(() => pendingLoads.delete(tracked));
  pendingLoads.add(tracked);
  return tracked;
}

/** Retries until the copy has loaded: without copy, the console can show nothing. */
async function loadCopy({ loaders }: Part, language: StaffLanguage): Promise<Copy> {
  const load = loaders[language] ?? loaders.en;
  for (let pause = 1_000; ; pause = Math.min(2 * pause, maxPauseMs)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
