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
const addCounts = <Some extends Counts>(a: Some, b: Some): Some =>
  Object.fromEntries(Object.entries(a).map(([name, count]) => [name, count + (b[name] ?? 0)])) as Some;

/** Adds the figures of two days, or of two parts of a day. */
const addFigures = (a: Figures, b: Figures): Figures => ({
  parties: a.parties + b.parties,
  booked: a.booked + b.booked,
  came: a.came + b.came,
  noShow: a.noShow + b.noShow,
  cancelledParties: a.cancelledParties + b.cancelledParties,
  cancelledGuests: a.cancelledGuests + b.cancelledGuests,
  closedParties: a.closedParties + b.closedParties,
  vatu: addCounts(a.vatu, b.vatu),
  languages: addCounts(a.languages, b.languages),
  sources: addCounts(a.sources, b.sources),
  leadTimes: a.leadTimes.map((count, index) => count + (b.leadTimes[index] ?? 0)),
  refusals: addRefusals([...a.refusals, ...b.refusals]),
});

export const sumFigures = (all: readonly Figures[]): Figures => all.reduce(addFigures, noFigures);

/** Adds up refusals by start and language, in order. */
function addRefusals(all: readonly LanguageRefusals[]): LanguageRefusals[] {
  const sums = new Map<string, LanguageRefusals>();
  for (const { tourId, language, times, guests } of all) {
    const key = `${tourId} ${language}`;
    const sum = sums.get(key) ?? { times: 0, guests: 0 };
    sums.set(key, { tourId, language, times: sum.times + times, guests: sum.guests + guests });
  }
  return [...sums.values()].toSorted((a, b) => a.tourId - b.tourId || (a.language < b.language ? -1 : 1));
}
