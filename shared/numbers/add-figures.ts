import { tourLanguages } from '../booking/language.ts';
import { partySources } from '../staff/parties/party-source.ts';
import { methodsInOrder } from '../staff/till/till-words.ts';
import type { Figures, LanguageRefusals } from './figures.ts';
import { leadTimes } from './lead-time.ts';

const zeros = <const Names extends readonly string[]>(names: Names): { [Name in Names[number]]: number } =>
  Object.fromEntries(names.map((name) => [name, 0])) as { [Name in Names[number]]: number };

export const noFigures: Figures = {
  parties: 0,
  booked: 0,
  came: 0,
  noShow: 0,
  cancelledParties: 0,
  cancelledGuests: 0,
  closedParties: 0,
  vatu: zeros(methodsInOrder),
  languages: zeros(tourLanguages),
  sources: zeros(partySources),
  leadTimes: leadTimes.map(() => 0),
  refusals: [],
};

type Counts = Readonly<Record<string, number>>;
const addCounts = <Some extends Counts>(one: Some, other: Some): Some =>
  Object.fromEntries(Object.entries(one).map(([name, count]) => [name, count + (other[name] ?? 0)])) as Some;

/** Adds the figures of two days, or of two parts of a day. */
const addFigures = (one: Figures, other: Figures): Figures => ({
  parties: one.parties + other.parties,
  booked: one.booked + other.booked,
  came: one.came + other.came,
  noShow: one.noShow + other.noShow,
  cancelledParties: one.cancelledParties + other.cancelledParties,
  cancelledGuests: one.cancelledGuests + other.cancelledGuests,
  closedParties: one.closedParties + other.closedParties,
  vatu: addCounts(one.vatu, other.vatu),
  languages: addCounts(one.languages, other.languages),
  sources: addCounts(one.sources, other.sources),
  leadTimes: one.leadTimes.map((count, index) => count + (other.leadTimes[index] ?? 0)),
  refusals: addRefusals([...one.refusals, ...other.refusals]),
});

export const sumFigures = (all: readonly Figures[]): Figures => all.reduce(addFigures, noFigures);

/** Merges lines by start and language, in order. */
function addRefusals(all: readonly LanguageRefusals[]): LanguageRefusals[] {
  const sums = new Map<string, LanguageRefusals>();
  for (const { tourId, language, times, guests } of all) {
    const key = `${tourId} ${language}`;
    const before = sums.get(key) ?? { times: 0, guests: 0 };
    sums.set(key, { tourId, language, times: before.times + times, guests: before.guests + guests });
  }
  return [...sums.values()].toSorted((a, b) => a.tourId - b.tourId || (a.language < b.language ? -1 : 1));
}
