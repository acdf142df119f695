import { paperCopy as copy } from '#app/content/staff/till-copy.ts';
import { startTimes } from '#app/content/staff/today-copy.ts';
import { Table } from '#app/ui/table.tsx';
import { slotById, type TourType, tourTypes } from '#shared/booking/slots.ts';
import type { CashUp, Takings } from '#shared/staff/till/cash-up.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatSigned } from '#shared/values/signed-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './till-paper.module.css';

type StartSum = CashUp['byStart'][number];

/** Guests and sums of each start, tours next to tastings, with the day if there are several. */
export function StartsPart({
  starts,
  hasOtherMethods,
}: {
  starts: CashUp['byStart'];
  hasOtherMethods: boolean;
}) {
  const hasDays = new Set(starts.map(({ date }) => date)).size > 1;
  const ofType = (type: TourType) => starts.filter(({ tourId }) => slotById(tourId)?.type === type);
  const columns: readonly { readonly name: string; readonly figureOf: (sum: Takings) => number }[] = [
    ...(starts.some(({ guests }) => guests !== 0)
      ? [{ name: copy.guests, figureOf: ({ guests }: Takings) => guests }]
      : []),
    { name: copy.vuv, figureOf: ({ takenVuv }) => takenVuv },
    ...(hasOtherMethods ? [{ name: copy.apartColumn, figureOf: ({ apartVuv }: Takings) => apartVuv }] : []),
  ];
  const figuresOf = (sums: readonly Takings[]): string[] =>
    columns.map(({ figureOf }) => formatSigned(sums.reduce((all, sum) => all + figureOf(sum), 0)));
  return (
    <div className={styles.two}>
      {tourTypes
        .filter((type) => ofType(type).length > 0)
        .map((type) => (
          <Table
            dense
            key={type}
            columns={[copy.tours[type], ...columns.map(({ name }) => name)]}
            rows={ofType(type).map((sum) => ({ name: startName(sum, hasDays), figures: figuresOf([sum]) }))}
            last={{ name: copy.all, figures: figuresOf(ofType(type)) }}
          />
        ))}
    </div>
  );
}

function startName({ date, tourId }: StartSum, hasDays: boolean): string {
  const slot = slotById(tourId);
  const time = slot ? startTimes.whole(slot.time) : '';
  return hasDays ? `${formatDate(date as CalendarDate, { day: 'numeric', month: 'short' })}, ${time}` : time;
}
