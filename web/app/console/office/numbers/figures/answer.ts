import { numbersCopy as copy } from '#app/content/staff/numbers-copy.ts';
import { sumFigures } from '#shared/numbers/add-figures.ts';
import type { DayFigures, Figures } from '#shared/numbers/figures.ts';
import { byPeriod } from '#shared/numbers/periods.ts';
import { methodsInOrder, tillMethods } from '#shared/staff/till/till-words.ts';
import type { QuestionId, View } from '../view.ts';
import { leadTimeTable } from './lead-time-table.ts';
import type { NumberTable } from './number-table.ts';
import { type PeriodColumns, periodTable } from './period-table.ts';

/** Sums the adults or the number of refusals for one language. */
const sumRefusals = (language: 'English' | 'French', field: 'times' | 'guests') => (figures: Figures) =>
  figures.refusals.reduce((sum, refusal) => sum + (refusal.language === language ? refusal[field] : 0), 0);

const tablesFor = ({
  columns: words,
  units,
}: typeof copy): Readonly<Record<Exclude<QuestionId, 'lead-time'>, PeriodColumns>> => ({
  guests: {
    columns: [
      { name: words.parties, valueFor: ({ parties }) => parties },
      { name: words.booked, valueFor: ({ booked }) => booked },
      { name: words.came, valueFor: ({ came }) => came },
    ],
    panels: [{ column: 1, solid: 2 }],
    unit: units.adults,
  },
  sums: {
    columns: [
      { name: words.taken, valueFor: ({ vatu }) => vatu['cash-vuv'] + vatu['cash-aud'] + vatu.card },
      ...methodsInOrder.map((method) => ({
        name: tillMethods[method],
        valueFor: ({ vatu }: Figures) => vatu[method],
      })),
    ],
    panels: [{ column: 0 }],
    unit: units.vuv,
  },
  languages: {
    columns: [
      { name: words.English, valueFor: ({ languages }) => languages.English },
      { name: words.French, valueFor: ({ languages }) => languages.French },
    ],
    panels: [{ column: 0 }, { column: 1 }],
    unit: units.adults,
  },
  sources: {
    columns: [
      { name: words.web, valueFor: ({ sources }) => sources.web },
      { name: words.operator, valueFor: ({ sources }) => sources.operator },
      { name: words.phone, valueFor: ({ sources }) => sources.phone },
      { name: words.walkIn, valueFor: ({ sources }) => sources['walk-in'] },
    ],
    panels: [{ column: 0 }, { column: 1 }, { column: 2 }, { column: 3 }],
    unit: units.adults,
  },
  'no-shows': {
    columns: [
      { name: words.noShow, valueFor: ({ noShow }) => noShow },
      { name: words.cancelled, valueFor: ({ cancelledGuests }) => cancelledGuests },
      { name: words.cancelledParties, valueFor: ({ cancelledParties }) => cancelledParties },
      { name: words.closedParties, valueFor: ({ closedParties }) => closedParties },
    ],
    panels: [{ column: 0 }, { column: 1 }],
    unit: units.adults,
  },
  refused: {
    columns: [
      { name: words.frenchRefused, valueFor: sumRefusals('French', 'times') },
      { name: words.frenchAdults, valueFor: sumRefusals('French', 'guests') },
      { name: words.englishRefused, valueFor: sumRefusals('English', 'times') },
      { name: words.englishAdults, valueFor: sumRefusals('English', 'guests') },
    ],
    panels: [{ column: 0 }],
    unit: units.times,
  },
});

export interface Answer {
  readonly table: NumberTable;
  /** The table in one or two sentences. */
  readonly sentence: string;
}

/** Answers the question of a view from the figures of its days. */
export function answerQuestion({ question, kind, periods }: View, days: readonly DayFigures[]): Answer {
  const all = sumFigures(days);
  const onShipDays = days.filter(({ isShipDay }) => isShipDay);
  const sentence = copy.sentences[question](all, sumFigures(onShipDays), onShipDays.length);
  if (question === 'lead-time') return { table: leadTimeTable(all.leadTimes), sentence };
  return { table: periodTable(tablesFor(copy)[question], kind, byPeriod(periods, days)), sentence };
}
