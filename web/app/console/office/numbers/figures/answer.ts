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
  columns: names,
  units,
}: typeof copy): Readonly<Record<Exclude<QuestionId, 'lead-time'>, PeriodColumns>> => ({
  guests: {
    columns: [
      { name: names.parties, valueFor: ({ parties }) => parties },
      { name: names.booked, valueFor: ({ booked }) => booked },
      { name: names.came, valueFor: ({ came }) => came },
    ],
    panels: [{ column: 1, solidColumn: 2 }],
    unit: units.adults,
  },
  sums: {
    columns: [
      { name: names.taken, valueFor: ({ vatu }) => vatu['cash-vuv'] + vatu['cash-aud'] + vatu.card },
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
      { name: names.English, valueFor: ({ languages }) => languages.English },
      { name: names.French, valueFor: ({ languages }) => languages.French },
    ],
    panels: [{ column: 0 }, { column: 1 }],
    unit: units.adults,
  },
  sources: {
    columns: [
      { name: names.web, valueFor: ({ sources }) => sources.web },
      { name: names.operator, valueFor: ({ sources }) => sources.operator },
      { name: names.phone, valueFor: ({ sources }) => sources.phone },
      { name: names.walkIn, valueFor: ({ sources }) => sources['walk-in'] },
    ],
    panels: [{ column: 0 }, { column: 1 }, { column: 2 }, { column: 3 }],
    unit: units.adults,
  },
  'no-shows': {
    columns: [
      { name: names.noShow, valueFor: ({ noShow }) => noShow },
      { name: names.cancelled, valueFor: ({ cancelledGuests }) => cancelledGuests },
      { name: names.cancelledParties, valueFor: ({ cancelledParties }) => cancelledParties },
      { name: names.closedParties, valueFor: ({ closedParties }) => closedParties },
    ],
    panels: [{ column: 0 }, { column: 1 }],
    unit: units.adults,
  },
  refused: {
    columns: [
      { name: names.frenchRefused, valueFor: sumRefusals('French', 'times') },
      { name: names.frenchAdults, valueFor: sumRefusals('French', 'guests') },
      { name: names.englishRefused, valueFor: sumRefusals('English', 'times') },
      { name: names.englishAdults, valueFor: sumRefusals('English', 'guests') },
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
