import { beforeEach, expect, it, vi } from 'vitest';

/** The words of a part by language, and what the console's modules see of them. */
const partOf = (words: { readonly en: string; readonly fr?: string }) => {
  const load = (title: string) => vi.fn(async () => ({ title }));
  const loaders = { en: load(words.en), ...(words.fr !== undefined && { fr: load(words.fr) }) };
  const seen: { title?: unknown } = {};
  return { loaders, seen, fill: (loaded: Readonly<Record<string, unknown>>) => Object.assign(seen, loaded) };
};

const storage = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  storage.clear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { languages: ['fr-VU', 'en'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

const load = () => import('./words.ts');

it('a first visit loads the words of the browser’s language, and no others', async () => {
  const words = await load();
  const { loaders, seen, fill } = partOf({ en: 'Today', fr: 'Journée' });
  words.speak(loaders, fill);
  await words.untilWorded();
  expect(seen.title).toBe('Journée');
  expect(loaders.en).not.toHaveBeenCalled();
});

it('code that needs words waits for those of every part, without blocking the page, when the first part is the slowest', async () => {
  const words = await load();
  const slow = partOf({ en: 'Today', fr: 'Journée' });
  const arrives = new Promise((resolve) => setTimeout(resolve, 20));
  words.speak({ ...slow.loaders, fr: async () => arrives.then(slow.loaders.fr) }, slow.fill);
  const { loaders, seen, fill } = partOf({ en: 'Closures', fr: 'Fermetures' });
  words.speak(loaders, fill);
  await words.untilWorded();
  expect([slow.seen.title, seen.title]).toEqual(['Journée', 'Fermetures']);
});

it('a device speaks the language that was chosen on it', async () => {
  storage.set('staff-language', 'en');
  const words = await load();
  const { loaders, seen, fill } = partOf({ en: 'Today', fr: 'Journée' });
  words.speak(loaders, fill);
  await words.untilWorded();
  expect(seen.title).toBe('Today');
});

it('a change of language fills every part at once, those imported meanwhile as well', async () => {
  const words = await load();
  const one = partOf({ en: 'Today', fr: 'Journée' });
  const other = partOf({ en: 'Closures', fr: 'Fermetures' });
  words.speak(one.loaders, one.fill);
  await words.untilWorded();
  const heard = vi.fn(() => expect([one.seen.title, other.seen.title]).toEqual(['Today', 'Closures']));
  words.onLanguage(heard);
  const changed = words.changeLanguage('en');
  words.speak(other.loaders, other.fill);
  await changed;
  await words.untilWorded();
  expect(heard).toHaveBeenCalledOnce();
  expect(words.languageNow()).toBe('en');
});

it('the language that was asked for last is spoken, whichever words arrive first', async () => {
  const words = await load();
  const arrivals = Promise.withResolvers<void>();
  const { seen, fill } = partOf({ en: '' });
  const loaders = {
    en: async () => {
      await arrivals.promise;
      return { title: 'Today' };
    },
    fr: async () => ({ title: 'Journée' }),
  };
  words.speak(loaders, fill);
  await words.untilWorded();
  const first = words.changeLanguage('en');
  const second = words.changeLanguage('fr');
  arrivals.resolve();
  await Promise.all([first, second]);
  expect(seen.title).toBe('Journée');
  expect(words.languageNow()).toBe('fr');
});

it('a part without words in a language is in English', async () => {
  const words = await load();
  const { loaders, seen, fill } = partOf({ en: 'Signature' });
  words.speak(loaders, fill);
  await words.untilWorded();
  expect(seen.title).toBe('Signature');
});

it('words that do not arrive are asked for again', async () => {
  vi.useFakeTimers();
  const words = await load();
  const { seen, fill } = partOf({ en: '' });
  const loadFrench = vi
    .fn<() => Promise<Record<string, unknown>>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue({ title: 'Journée' });
  words.speak({ en: loadFrench, fr: loadFrench }, fill);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await words.untilWorded();
  expect(seen.title).toBe('Journée');
});

it('waits for the part whose words arrive last, without keeping the page busy', async () => {
  const words = await load();
  const arrival = Promise.withResolvers<void>();
  const slow = partOf({ en: '' });
  const quick = partOf({ en: 'Closures' });
  words.speak(
    {
      en: async () => {
        await arrival.promise;
        return { title: 'Today' };
      },
    },
    slow.fill,
  );
  words.speak(quick.loaders, quick.fill);
  const worded = words.untilWorded();
  // A timer, which runs only if the page is idle.
  setTimeout(arrival.resolve, 10);
  await worded;
  expect([slow.seen.title, quick.seen.title]).toEqual(['Today', 'Closures']);
});
