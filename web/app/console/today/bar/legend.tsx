import { dayCopy } from '#app/content/staff/today-copy.ts';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import { FlatTicks } from '../drawing/flat-ticks.tsx';
import styles from './legend.module.css';

const legendRows = ({ legend }: typeof dayCopy) => [
  { words: legend.free, booked: 0, here: 0, paid: 0 },
  { words: legend.booked, booked: 4, here: 0, paid: 0 },
  { words: legend.here, booked: 4, here: 4, paid: 0 },
  { words: legend.paid, booked: 4, here: 4, paid: 4 },
];

/** Explains the ticks. */
export function Legend() {
  return (
    <Stack as="ul" gap={10} size="fact" tone="quiet" className={styles.legend}>
      {legendRows(dayCopy).map(({ words: [name, meaning], ...ticks }) => (
        <Grid key={name} as="li" gap={14} align="center">
          <FlatTicks places={4} width={60} height={22} {...ticks} />
          <span>
            <Text as="b" weight="strong" tone="cream">
              {name}
            </Text>
            , {meaning}
          </span>
        </Grid>
      ))}
      <Grid as="li" gap={14} align="center">
        <svg fill="var(--booked)" width="60" height="34" viewBox="0 0 60 34" aria-hidden="true">
          <rect y="4" width="60" height="9" />
          <rect y="20" width="60" height="9" opacity="0.6" />
        </svg>
        <span>
          <Text as="b" weight="strong" tone="cream">
            {dayCopy.legend.rows[0]}
          </Text>{' '}
          {dayCopy.legend.rows[1]}
        </span>
      </Grid>
    </Stack>
  );
}
