import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentTexts } from './copy.testing.ts';

/** A rule with other figures, how sentences name it before and after, and the minimum number of sentences. */
interface ChangedRule {
  readonly rule: string;
  readonly change: () => void;
  readonly before: RegExp;
  readonly after: RegExp;
  readonly minCount: number;
}

type Module = Readonly<Record<string, unknown>>;

const withReplaced =
  (changes: Module) =>
  async (original: () => Promise<Module>): Promise<Module> => ({ ...(await original()), ...changes });

const mocked = new Set<string>();

const mockModule = (module: string, changes: Module) => (): void => {
  mocked.add(module);
  vi.doMock(module, withReplaced(changes));
};

const terms = (changes: Module) => mockModule('#shared/booking/terms.ts', changes);

const minutes = (hour: number): number => hour * 60;

const otherEvening = mockModule('#shared/calendar/opening-week.ts', {
  eveningHours: { from: minutes(19), until: minutes(23) },
});

const otherLengths = mockModule('#shared/booking/tours.ts', {
  tours: {
    'Tour and Tasting': { type: 'Tour and Tasting', priceVuv: 4000, minutes: 90 },
    'Cellar Door Tasting': { type: 'Cellar Door Tasting', priceVuv: 2500, minutes: 45 },
  },
});

const otherLimit = mockModule('#shared/booking/confirmation-limit.ts', { maxConfirmationsPerDay: 4 });

const changedRules: Readonly<Record<'en' | 'fr', readonly ChangedRule[]>> = {
  en: [
    {
      rule: 'the capacity of a slot',
      change: terms({ capacity: 18 }),
      before: /\b(16|sixteen) (guests?|places|of|taken)|more than sixteen|up to sixteen|of 16|to 16\b/i,
      after: /\b18\b|eighteen/,
      minCount: 10,
    },
    {
      rule: 'the hours with English only',
      change: terms({ englishOnly: { from: minutes(10), until: minutes(13) } }),
      before: /between 11 AM and 2 PM/,
      after: /between 10 AM and 1 PM/,
      minCount: 2,
    },
    {
      rule: 'the cut-off',
      change: terms({ cutOffMinutes: 45 }),
      before: /closes 30 minutes before/,
      after: /closes 45 minutes before/,
      minCount: 2,
    },
    {
      rule: 'the first start on Saturdays',
      change: terms({ afternoonFrom: minutes(13) }),
      before: /(start|starts) at 12:00 PM/,
      after: /(start|starts) at 1:00 PM/,
      minCount: 3,
    },
    {
      rule: 'the age of an adult',
      change: terms({ adultAge: 21 }),
      before: /\b18 and over|under-18s/,
      after: /\b21 and over|under-21s/,
      minCount: 5,
    },
    {
      rule: 'the booking window',
      change: terms({ monthsAhead: 5 }),
      before: /3 months ahead|next three months/,
      after: /5 months ahead|next five months/,
      minCount: 2,
    },
    {
      rule: 'the hours of Islands Night',
      change: otherEvening,
      before: /6:00 PM to 10:00 PM|from six to ten/,
      after: /7:00 PM to 11:00 PM|from seven to eleven/,
      minCount: 3,
    },
    {
      rule: 'the length of a visit',
      change: otherLengths,
      before: /about (1 hour|30 minutes)|half an hour at the bar|An hour (with|among)/,
      after: /about (90|45) minutes|90 minutes/,
      minCount: 4,
    },
    {
      rule: 'the confirmations of a day',
      change: otherLimit,
      before: /three (times today|a day)|Three confirmations/,
      after: /four (times today|a day)|Four confirmations/,
      minCount: 2,
    },
  ],
  fr: [
    {
      rule: 'the capacity of a slot',
      change: terms({ capacity: 18 }),
      before: /(16|seize)\s(personnes|adultes|places)/i,
      after: /18\s(personnes|adultes|places)/,
      minCount: 8,
    },
    {
      rule: 'the hours with English only',
      change: terms({ englishOnly: { from: minutes(10), until: minutes(13) } }),
      before: /Entre 11\sh et 14\sh/,
      after: /Entre 10\sh et 13\sh/,
      minCount: 2,
    },
    {
      rule: 'the cut-off',
      change: terms({ cutOffMinutes: 45 }),
      before: /ferment 30\sminutes avant/,
      after: /ferment 45\sminutes avant/,
      minCount: 2,
    },
    {
      rule: 'the first start on Saturdays',
      change: terms({ afternoonFrom: minutes(13) }),
      before: /(débute(nt)?|visite) à 12\sh/,
      after: /(débute(nt)?|visite) à 13\sh/,
      minCount: 3,
    },
    {
      rule: 'the age of an adult',
      change: terms({ adultAge: 21 }),
      before: /18\sans/,
      after: /21\sans/,
      minCount: 5,
    },
    {
      rule: 'the booking window',
      change: terms({ monthsAhead: 5 }),
      before: /jusqu’à 3\smois|d’ici trois mois/,
      after: /jusqu’à 5\smois|d’ici cinq mois/,
      minCount: 2,
    },
    {
      rule: 'the hours of Islands Night',
      change: otherEvening,
      before: /de 18\sh à 22\sh/,
      after: /de 19\sh à 23\sh/,
      minCount: 3,
    },
    {
      rule: 'the length of a visit',
      change: otherLengths,
      before: /(1\sheure|30\sminutes) environ|Une heure parmi|demi-heure au comptoir/,
      after: /(90|45)\sminutes/,
      minCount: 4,
    },
    {
      rule: 'the confirmations of a day',
      change: otherLimit,
      before: /envoyée trois fois/,
      after: /envoyée quatre fois/,
      minCount: 1,
    },
  ],
};

afterEach(() => {
  for (const module of mocked) vi.doUnmock(module);
  vi.resetModules();
});

/** Tests that every sentence with a figure of a rule follows a change of the rule. */
export function describeChangedRules(language: 'en' | 'fr'): void {
  describe.each(changedRules[language])('another figure for $rule', ({ change, before, after, minCount }) => {
    it('is in every sentence that contained the old figure', async () => {
      vi.resetModules();
      const sentences = [...(await currentTexts(language))].filter(([, text]) => before.test(text));
      expect(sentences.length).toBeGreaterThanOrEqual(minCount);

      vi.resetModules();
      change();
      const changed = await currentTexts(language);
      expect([...changed].filter(([, text]) => before.test(text))).toEqual([]);
      for (const [key] of sentences) expect(changed.get(key), key).toMatch(after);
    });
  });
}
