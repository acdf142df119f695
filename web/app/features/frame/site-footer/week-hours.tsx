import { Gauge } from '#app/ui/gauge.tsx';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import styles from './footer.module.css';

export interface WeekHoursProps {
  /** Opening hours by day in minutes after midnight; none when closed. */
  week: readonly { days: string; hours: { from: number; until: number } | undefined }[];
  /** Ends of the common scale, in minutes after midnight. */
  scale: { from: number; to: number };
  timeLabel: (minutes: number) => string;
  /** Label of a time span. */
  span: (from: string, until: string) => string;
  copy: { hours: string; hoursNote: string; closed: string };
}

/** Opening hours of the week on a common scale. */
export const WeekHours = ({ week, scale, timeLabel, span, copy }: WeekHoursProps) => (
  <Stack as="section" gap={16} aria-label={copy.hours}>
    {week.map(({ days, hours }) => (
      <Grid key={days} align="start" size="small" className={styles.day}>
        <span>{days}</span>
        <span>
          <Text as="span" block below={8}>
            {hours ? span(timeLabel(hours.from), timeLabel(hours.until)) : copy.closed}
          </Text>
          <Gauge
            compact
            {...scale}
            major={120}
            minor={60}
            measured={hours ? [{ from: hours.from, to: hours.until }] : []}
          />
        </span>
      </Grid>
    ))}
    <Text size="label" tone="quiet">
      {copy.hoursNote}
    </Text>
  </Stack>
);
