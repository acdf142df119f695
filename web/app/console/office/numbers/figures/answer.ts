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
const sumRefusals = (language: 'English' | 'French', what: 'times' | 'guests') => (figures: Figures) =>
  figures.refusals.reduce((sum, refusal) => sum + (refusal.language === language ? refusal[what] : 0), 0);

const tablesIn = ({
  columns: words,
  units,
}: typeof copy): Readonly<Record<Exclude<QuestionId, 'lead-time'>, PeriodColumns>> => ({
  guests: {
    columns: [
      { name: words.parties, of: ({ parties }) => parties },
      { name: words.booked, of: ({ booked }) => booked },
      { name: words.came, of: ({ came }) => came },
    ],
    panels: [{ column: 1, solid: 2 }],
    unit: units.adults,
  },
  sums: {
    columns: [
      { name: words.taken, of: ({ vatu }) => vatu['cash-vuv'] + vatu['cash-aud'] + vatu.card },
      ...methodsInOrder.map((method) => ({
        name: tillMethods[method],
        of: ({ vatu }: Figures) => vatu[method],
      })),
    ],
    panels: [{ column: 0 }],
    unit: units.vuv,
  },
  languages: {
    columns: [
      { name: words.English, of: ({ languages }) => languages.English },
      { name: words.French, of: ({ languages }) => languages.French },
    ],
    panels: [{ column: 0 }, { column: 1 }],
    unit: units.adults,
  },
  sources: {
    columns: [
      { name: words.web, of: ({ sources }) => sources.web },
      { name: words.operator, of: ({ sources }) => sources.operator },
      { name: words.phone, of: ({ sources }) => sources.phone },
      { name: words.walkIn, of: ({ sources }) => sources['walk-in'] },
    ],
    panels: [{ column: 0 }, { column: 1 }, { column: 2 }, { column: 3 }],
    unit: units.adults,
  },
  'no-shows': {
    columns: [
      { name: words.noShow, of: ({ noShow }) => noShow },
      { name: words.cancelled, of: ({ cancelledGuests }) => cancelledGuests },
      { name: words.cancelledParties, of: ({ cancelledParties }) => cancelledParties },
      { name: words.closedParties, of: ({ closedParties }) => closedParties },
    ],
    panels: [{ column: 0 }, { column: 1 }],
    unit: units.adults,
  },
  refused: {
    columns: [
      { name: words.frenchRefused, of: sumRefusals('French', 'times') },
      { name: words.frenchAdults, of: sumRefusals('French', 'guests') },
      { name: words.englishRefused, of: sumRefusals('English', 'times') },
      { name: words.englishAdults, of: sumRefusals('English', 'guests') },
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
  return { table: periodTable(tablesIn(copy)[question], kind, byPeriod(periods, days)), sentence };
}
