import { gaugeRange, TourGauge } from '#app/booking/tour-gauge.tsx';
import { unbrokenMoment } from '#app/booking/unbroken-time.ts';
import { confirmCopy as copy } from '#app/content/booking/confirm-copy.ts';
import { Cluster, Grid, Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { durationLabel, languageName, tourName } from '#shared/booking/messages/slot-words.ts';
import { minutesOfStart } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import { hourLabel, portVilaTimeNote } from '#shared/values/written-time.ts';
import type { BookingSummaryProps } from './booking-summary.tsx';
import styles from './choice-line.module.css';

/** The slot chosen in step 1, on one line. Hidden from 900 px, where the summary next to the form shows it. */
export function ChoiceLine({ chosen, confirm, changeAt }: BookingSummaryProps) {
  const { slot } = chosen;
  const tour = tours[slot.type];
  return (
    <Cluster
      gapX={12}
      align="center"
      justify="between"
      above={20}
      className={styles.choice}
      data-surface="paper"
    >
      <Text size="h3" className={styles.when}>
        {unbrokenMoment(chosen)}
      </Text>
      <TextLink alone to={changeAt}>
        {copy.change}
      </TextLink>
      <Text size="small" tone="quiet" fill>
        <Text as="b" weight="strong" tone="ink">
          {tourName(slot.type)}
        </Text>
        {copy.line(durationLabel(slot.type), languageName(confirm.language.value))}
        <br />
        {portVilaTimeNote}
      </Text>
      <Grid
        gap={8}
        align="center"
        size="label"
        tone="quiet"
        above={8}
        fill
        className={styles.line}
        aria-hidden="true"
      >
        {hourLabel(gaugeRange.from)}
        <TourGauge compact fromMinutes={minutesOfStart(slot.time)} minutes={tour.minutes} />
        {hourLabel(gaugeRange.to)}
      </Grid>
    </Cluster>
  );
}
