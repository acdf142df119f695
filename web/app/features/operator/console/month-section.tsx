import { consoleCopy as copy } from '#app/content/operator/console-copy.ts';
import { Gauge } from '#app/ui/gauge.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { firstOfMonth, type Month, monthAfter } from '#shared/calendar/month.ts';
import { monthInWords } from '#shared/calendar/month-in-words.ts';
import type { OperatorBooking } from '#shared/contracts/guests/operator-booking.ts';
import { daysBetween } from '#shared/values/port-vila-time.ts';
import styles from './month-section.module.css';

export interface MonthSectionProps {
  month: Month;
  bookings: readonly OperatorBooking[];
  onMonthChange: (month: Month) => void;
}

/** Number of guests in a month, in very large type, and the days with guests. */
export function MonthSection({ month, bookings, onMonthChange }: MonthSectionProps) {
  const confirmedBookings = bookings.filter(({ status }) => status === 'confirmed');
  const guests = confirmedBookings.reduce((sum, { guestCount }) => sum + guestCount, 0);
  const days = [...new Set(confirmedBookings.map(({ date }) => Number(date.slice(8))))].toSorted(
    (a, b) => a - b,
  );
  const first = firstOfMonth(month);
  const dayCount = daysBetween(first, firstOfMonth(monthAfter(month, 1)));
  const monthName = monthInWords(month);
  return (
    <Stack as="section" gap={24} gapX="gutter" className={styles.section} aria-labelledby="month">
      <Stack id="month" as="h2" gap={12} className={styles.heading} aria-live="polite">
        <span className={styles.number}>{guests}</span>{' '}
        <Text as="span" size="h3">
          {copy.guests(guests)} {copy.inMonth(monthName)}
        </Text>
      </Stack>
      <div className={styles.scale}>
        <Gauge
          from={1}
          to={dayCount + 1}
          major={7}
          minor={1}
          thick
          measured={days.map((day) => ({ from: day, to: day + 1 }))}
          figures={[1, 8, 15, 22, 29]
            .filter((day) => day <= dayCount)
            .map((day, index) => ({ at: day, text: String(day), wideOnly: index % 2 === 1 }))}
          label={copy.gauge(monthName, days.length === 0 ? copy.noDays : days.join(', '))}
        />
      </div>
      <Cluster gap={24} nowrap justify="between" className={styles.turn}>
        {[[copy.earlier, monthAfter(month, -1)] as const, [copy.later, monthAfter(month, 1)] as const].map(
          ([name, otherMonth]) => (
            <TextButton
              key={otherMonth}
              aria-label={name(monthInWords(otherMonth))}
              onClick={() => onMonthChange(otherMonth)}
            >
              {monthInWords(otherMonth)}
            </TextButton>
          ),
        )}
      </Cluster>
    </Stack>
  );
}
