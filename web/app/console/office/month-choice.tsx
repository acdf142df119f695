import { Select } from '#app/ui/form/select.tsx';
import { type Month, monthAfter, monthOf } from '#shared/calendar/month.ts';
import { monthInWords } from '#shared/calendar/month-in-words.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';

/** Number of earlier months for which slots and orders are stored. */
const monthsBack = 13;

export interface MonthChoiceProps {
  label: string;
  now: Date | undefined;
  value: Month | undefined;
  onChange: (month: Month) => void;
}

/** Chooses this month or an earlier one. */
export const MonthChoice = ({ label, now, value = '', onChange }: MonthChoiceProps) => (
  <Select
    label={label}
    name="month"
    options={now ? monthsUntil(monthOf(dateOf(now))) : []}
    labelOf={monthInWords}
    placeholder=""
    value={value}
    onChange={onChange}
  />
);

const monthsUntil = (current: Month): readonly Month[] =>
  Array.from({ length: monthsBack + 1 }, (_, months) => monthAfter(current, -months));
