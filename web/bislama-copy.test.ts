import { globSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as languages from '#shared/content/staff-languages.ts';
import { textsOfCopy } from './copy.testing.ts';
import { originalOf } from './translated-modules.ts';

const root = path.join(import.meta.dirname, '..');
const modules = globSync('web/app/content/bi/**/*.ts', { cwd: root }).map((file) => path.join(root, file));
const keyOf = (file: string): string => path.relative(path.join(root, 'web/app/content/bi'), file);

/** Exports that stay English in Bislama: copy of other areas, and times. */
const notTranslated = /^(phoneCopy|codeCopy|startTimes|methods?Names)\b/;
/** The same in both languages: signs, sums, currencies. */
const sameInBoth = /^[\d\s,.+↑↓/?:…-]*(VUV|AUD|[ACDWU])?[\d\s,.+]*$/;

/** Words that no Bislama sentence contains. */
const englishWords = /\b(the|and|of|with|your|you|for|please|are|was|were|this|that|is|to|has|here)\b/i;

const withoutSamples = (text: string): string =>
  text.replaceAll(/Tour and Tasting|Cellar Door Tasting|French/g, '');

const load = async (isOffered: boolean) => {
  vi.resetModules();
  vi.doMock('#shared/content/staff-languages.ts', async (original) => ({
    ...(await original<typeof languages>()),
    ...(isOffered && { offeredLanguages: ['en', 'fr', 'bi'] }),
  }));
  const { consoleCopyPlugin: plugin } = await import('./console-copy.ts');
  const module = plugin().load as unknown as (id: string) => string | undefined;
  return (part: string): string => module(`\0console-copy:${part}`) ?? '';
};
const parts = ['start', 'sheets', 'web/app/content/staff/who-copy'];

afterEach(() => {
  vi.doUnmock('#shared/content/staff-languages.ts');
  vi.resetModules();
});

describe('Bislama', () => {
  it('has copy for Today with ships, walk-ins, payments and the code pad', () => {
    expect(modules.map(keyOf).sort()).toEqual(
      ['adding', 'payment', 'ships', 'today', 'who'].map((name) => `staff/${name}-copy.ts`),
    );
  });

  it.each(modules.map((file) => [keyOf(file), file] as const))(
    'has no English sentence in %s',
    async (_, file) => {
      const [bislama, english] = await Promise.all([import(file), import(originalOf(file, 'bi'))]);
      const originals = textsOfCopy(english);
      const texts = [...textsOfCopy(bislama)].filter(([key]) => !notTranslated.test(key));
      expect(texts.length).toBeGreaterThan(20);
      const untranslated = texts.filter(
        ([key, text]) =>
          (originals.get(key) === text && !sameInBoth.test(withoutSamples(text))) ||
          englishWords.test(withoutSamples(text)),
      );
      expect(untranslated).toEqual([]);
    },
  );

  it.each(modules.map((file) => [keyOf(file), file] as const))(
    'has every export of the English copy %s',
    async (_, file) => {
      const [bislama, english] = await Promise.all([import(file), import(originalOf(file, 'bi'))]);
      expect(Object.keys(bislama).sort()).toEqual(Object.keys(english).sort());
    },
  );

  it('is neither offered nor loaded before a native speaker has read it', async () => {
    const codeOf = await load(false);
    for (const part of parts) expect(codeOf(part)).not.toMatch(/bi: \(\) => import/);
    const { offeredLanguages } = await import('#shared/content/staff-languages.ts');
    expect(offeredLanguages).not.toContain('bi');
  });

  it('is loaded for the translated screens once it is offered, with English for the others', async () => {
    const codeOf = await load(true);
    for (const part of parts) expect(codeOf(part)).toContain(`bi: () => import('console-copy:${part}?bi')`);
    expect(codeOf('web/app/content/staff/who-copy?bi')).toContain('content/bi/staff/who-copy.ts');
    expect(codeOf('web/app/content/staff/till-copy')).not.toMatch(/bi: \(\)/);
  });
});
