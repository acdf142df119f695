import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentTexts } from './copy.testing.ts';

/** A changed rule, the wording of sentences about it before and after the change, and their minimum number. */
interface ChangedRule {
  readonly rule: string;
  readonly change: () => void;
  readonly oldWording: RegExp;
  readonly newWording: RegExp;
  readonly minCount: number;
}

type Module = Readonly<Record<string, unknown>>;

const withReplaced =
  (changes: Module) =>
  async (original: () => Promise<Module>): Promise<Module> => ({ ...(await original()), ...changes });

const mockedModules = new Set<string>();

const mockModule = (module: string, changes: Module) => (): void => {
  mockedModules.add(module);
  vi.doMock(module, withReplaced(changes));
};

const changeTerms = (changes: Module) => mockModule('#shared/booking/terms.ts', changes);

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
      change: changeTerms({ capacity: 18 }),
      oldWording: /\b(16|sixteen) (guests?|places|of|taken)|more than sixteen|up to sixteen|of 16|to 16\b/i,
      newWording: /\b18\b|eighteen/,
      minCount: 10,
    },
    {
      rule: 'the hours with English only',
      change: changeTerms({ englishOnly: { from: minutes(10), until: minutes(13) } }),
      oldWording: /between 11 AM and 2 PM/,
      newWording: /between 10 AM and 1 PM/,
      minCount: 2,
    },
    {
      rule: 'the cut-off',
      change: changeTerms({ cutOffMinutes: 45 }),
      oldWording: /closes 30 minutes before/,
      newWording: /closes 45 minutes before/,
      minCount: 2,
    },
    {
      rule: 'the first start on Saturdays',
      change: changeTerms({ afternoonFrom: minutes(13) }),
      oldWording: /(start|starts) at 12:00 PM/,
      newWording: /(start|starts) at 1:00 PM/,
      minCount: 3,
    },
    {
      rule: 'the age of an adult',
      change: changeTerms({ adultAge: 21 }),
      oldWording: /\b18 and over|under-18s/,
      newWording: /\b21 and over|under-21s/,
      minCount: 5,
    },
    {
      rule: 'the booking window',
      change: changeTerms({ monthsAhead: 5 }),
      oldWording: /3 months ahead|next three months/,
      newWording: /5 months ahead|next five months/,
      minCount: 2,
    },
    {
      rule: 'the hours of Islands Night',
      change: otherEvening,
      oldWording: /6:00 PM to 10:00 PM|from six to ten/,
      newWording: /7:00 PM to 11:00 PM|from seven to eleven/,
      minCount: 3,
    },
    {
      rule: 'the length of a visit',
      change: otherLengths,
      oldWording: /about (1 hour|30 minutes)|half an hour at the bar|An hour (with|among)/,
      newWording: /about (90|45) minutes|90 minutes/,
      minCount: 4,
    },
    {
      rule: 'the confirmations of a day',
      change: otherLimit,
      oldWording: /three (times today|a day)|Three confirmations/,
      newWording: /four (times today|a day)|Four confirmations/,
      minCount: 2,
    },
  ],
  fr: [
    {
      rule: 'the capacity of a slot',
      change: changeTerms({ capacity: 18 }),
      oldWording: /(16|seize)\s(personnes|adultes|places)/i,
      newWording: /18\s(personnes|adultes|places)/,
      minCount: 8,
    },
    {
      rule: 'the hours with English only',
      change: changeTerms({ englishOnly: { from: minutes(10), until: minutes(13) } }),
      oldWording: /Entre 11\sh et 14\sh/,
      newWording: /Entre 10\sh et 13\sh/,
      minCount: 2,
    },
    {
      rule: 'the cut-off',
      change: changeTerms({ cutOffMinutes: 45 }),
      oldWording: /ferment 30\sminutes avant/,
      newWording: /ferment 45\sminutes avant/,
      minCount: 2,
    },
    {
      rule: 'the first start on Saturdays',
      change: changeTerms({ afternoonFrom: minutes(13) }),
      oldWording: /(débute(nt)?|visite) à 12\sh/,
      newWording: /(débute(nt)?|visite) à 13\sh/,
      minCount: 3,
    },
    {
      rule: 'the age of an adult',
      change: changeTerms({ adultAge: 21 }),
      oldWording: /18\sans/,
      newWording: /21\sans/,
      minCount: 5,
    },
    {
      rule: 'the booking window',
      change: changeTerms({ monthsAhead: 5 }),
      oldWording: /jusqu’à 3\smois|d’ici trois mois/,
      newWording: /jusqu’à 5\smois|d’ici cinq mois/,
      minCount: 2,
    },
    {
      rule: 'the hours of Islands Night',
      change: otherEvening,
      oldWording: /de 18\sh à 22\sh/,
      newWording: /de 19\sh à 23\sh/,
      minCount: 3,
    },
    {
      rule: 'the length of a visit',
      change: otherLengths,
      oldWording: /(1\sheure|30\sminutes) environ|Une heure parmi|demi-heure au comptoir/,
      newWording: /(90|45)\sminutes/,
      minCount: 4,
    },
    {
      rule: 'the confirmations of a day',
      change: otherLimit,
      oldWording: /envoyée trois fois/,
      newWording: /envoyée quatre fois/,
      minCount: 1,
    },
  ],
};

afterEach(() => {
  for (const module of mockedModules) vi.doUnmock(module);
  vi.resetModules();
});

/** Tests that every sentence with a figure of a rule follows a change of the rule. */
export function describeChangedRules(language: 'en' | 'fr'): void {
  describe.each(changedRules[language])(
    'another figure for $rule',
    ({ change, oldWording, newWording, minCount }) => {
      it('is in every sentence that contained the old figure', async () => {
        vi.resetModules();
        const sentences = [...(await currentTexts(language))].filter(([, text]) => oldWording.test(text));
        expect(sentences.length).toBeGreaterThanOrEqual(minCount);

        vi.resetModules();
        change();
        const changedTexts = await currentTexts(language);
        expect([...changedTexts].filter(([, text]) => oldWording.test(text))).toEqual([]);
        for (const [key] of sentences) expect(changedTexts.get(key), key).toMatch(newWording);
      });
    },
  );
}
