import * as french from '#app/content/fr/shared/calendar/day-names.ts';
import * as english from '#shared/calendar/day-names.ts';

const namesIn = ({
  fixedHolidays,
  movableHolidays,
}: Pick<typeof french, 'fixedHolidays' | 'movableHolidays'>): readonly string[] => [
  ...Object.values(fixedHolidays),
  ...Object.values(movableHolidays),
];

const frenchNames = namesIn(french);
const pairs = namesIn(english).flatMap((name, index) => {
  const inFrench = frenchNames[index] ?? name;
  return [
    [name, inFrench],
    [english.observed(name), french.observed(inFrench)],
  ] as const;
});
const byEnglishName: ReadonlyMap<string, string> = new Map(pairs);

/** The French name of a public holiday. The reason of a closure by staff stays as they wrote it. */
export const holidayInFrench = (name: string): string => byEnglishName.get(name) ?? name;
