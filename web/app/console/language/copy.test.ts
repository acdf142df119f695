import { beforeEach, expect, it, vi } from 'vitest';

/** The copy of a part by language, and the copy that has been assigned to it. */
const partOf = (copy: { readonly en: string; readonly fr?: string }) => {
  const load = (title: string) => vi.fn(async () => ({ title }));
  const loaders = { en: load(copy.en), ...(copy.fr !== undefined && { fr: load(copy.fr) }) };
  const assigned: { title?: unknown } = {};
  return {
    loaders,
    assigned,
    assign: (loaded: Readonly<Record<string, unknown>>) => Object.assign(assigned, loaded),
  };
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

const load = () => import('./copy.ts');

it('a first visit to the console loads the copy only in the browser’s language', async () => {
  const copy = await load();
  const { loaders, assigned, assign } = partOf({ en: 'Today', fr: 'Journée' });
  copy.registerCopy(loaders, assign);
  await copy.whenCopyLoaded();
  expect(assigned.title).toBe('Journée');
  expect(loaders.en).not.toHaveBeenCalled();
});

it('the console’s interface copy counts as loaded only after every part has loaded, even when the first part loads last', async () => {
  const copy = await load();
  const slow = partOf({ en: 'Today', fr: 'Journée' });
  const delay = new Promise((resolve) => setTimeout(resolve, 20));
  copy.registerCopy({ ...slow.loaders, fr: async () => delay.then(slow.loaders.fr) }, slow.assign);
  const { loaders, assigned, assign } = partOf({ en: 'Closures', fr: 'Fermetures' });
  copy.registerCopy(loaders, assign);
  await copy.whenCopyLoaded();
  expect([slow.assigned.title, assigned.title]).toEqual(['Journée', 'Fermetures']);
});

it('the console shows the language stored on the device, whatever the browser prefers', async () => {
  storage.set('staff-language', 'en');
  const copy = await load();
  const { loaders, assigned, assign } = partOf({ en: 'Today', fr: 'Journée' });
  copy.registerCopy(loaders, assign);
  await copy.whenCopyLoaded();
  expect(assigned.title).toBe('Today');
});

it('a change of language applies to all parts of the console at once, including parts imported meanwhile', async () => {
  const copy = await load();
  const today = partOf({ en: 'Today', fr: 'Journée' });
  const closures = partOf({ en: 'Closures', fr: 'Fermetures' });
  copy.registerCopy(today.loaders, today.assign);
  await copy.whenCopyLoaded();
  const onChange = vi.fn(() =>
    expect([today.assigned.title, closures.assigned.title]).toEqual(['Today', 'Closures']),
  );
  copy.onLanguageChange(onChange);
  const changed = copy.changeLanguage('en');
  copy.registerCopy(closures.loaders, closures.assign);
  await changed;
  await copy.whenCopyLoaded();
  expect(onChange).toHaveBeenCalledOnce();
  expect(copy.currentLanguage()).toBe('en');
});

it('the console shows the language chosen last, even if the copy of an earlier choice loads later', async () => {
  const copy = await load();
  const arrivals = Promise.withResolvers<void>();
  const { assigned, assign } = partOf({ en: '' });
  const loaders = {
    en: async () => {
      await arrivals.promise;
      return { title: 'Today' };
    },
    fr: async () => ({ title: 'Journée' }),
  };
  copy.registerCopy(loaders, assign);
  await copy.whenCopyLoaded();
  const first = copy.changeLanguage('en');
  const second = copy.changeLanguage('fr');
  arrivals.resolve();
  await Promise.all([first, second]);
  expect(assigned.title).toBe('Journée');
  expect(copy.currentLanguage()).toBe('fr');
});

it('a part of the console without a translation is shown in English', async () => {
  const copy = await load();
  const { loaders, assigned, assign } = partOf({ en: 'Signature' });
  copy.registerCopy(loaders, assign);
  await copy.whenCopyLoaded();
  expect(assigned.title).toBe('Signature');
});

it('interface copy that failed to load is requested again', async () => {
  vi.useFakeTimers();
  const copy = await load();
  const { assigned, assign } = partOf({ en: '' });
  const loadFrench = vi
    .fn<() => Promise<Record<string, unknown>>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue({ title: 'Journée' });
  copy.registerCopy({ en: loadFrench, fr: loadFrench }, assign);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await copy.whenCopyLoaded();
  expect(assigned.title).toBe('Journée');
});

it('the page stays responsive while interface copy is loading', async () => {
  const copy = await load();
  const arrival = Promise.withResolvers<void>();
  const slow = partOf({ en: '' });
  const quick = partOf({ en: 'Closures' });
  copy.registerCopy(
    {
      en: async () => {
        await arrival.promise;
        return { title: 'Today' };
      },
    },
    slow.assign,
  );
  copy.registerCopy(quick.loaders, quick.assign);
  const loaded = copy.whenCopyLoaded();
  // A timer, which runs only if the page is idle.
  setTimeout(arrival.resolve, 10);
  await loaded;
  expect([slow.assigned.title, quick.assigned.title]).toEqual(['Today', 'Closures']);
});
