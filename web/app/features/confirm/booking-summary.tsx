import type { ReactNode } from 'react';
import { AudPrice } from '#app/booking/aud-price.tsx';
import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import { pricedGuests } from '#app/booking/form/booking-form.ts';
import { Price } from '#app/booking/price.tsx';
import { TourGauge } from '#app/booking/tour-gauge.tsx';
import { bookingSummaryCopy as copy } from '#app/content/booking/booking-summary-copy.ts';
import { Card } from '#app/ui/card.tsx';
import { Cluster, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { durationLabel, startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { minutesOfStart } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './booking-summary.module.css';
import type { Confirm } from './use-confirm.ts';

export interface BookingSummaryProps {
  chosen: ChosenSlot;
  confirm: Confirm;
  /** Link to choose another slot. */
  changeAt: string;
}

export function BookingSummary({ chosen, confirm, changeAt }: BookingSummaryProps) {
  const { slot, date } = chosen;
  const tour = tours[slot.type];
  const guests = pricedGuests(confirm.form);
  return (
    <Card labelledBy="booking-summary">
      <Stack items="start" className={styles.summary}>
        <Stack id="booking-summary" as="h2">
          <Text as="span" size="label" tone="quiet" untracked>
            {copy.title}
          </Text>
          <Text as="span" size="h3">
            {tourName(slot.type)}
          </Text>
        </Stack>
        <Text above={12} className={styles.time}>
          {startLabel(slot.time)}
        </Text>
        <Text above={16}>{formatDate(date)}</Text>
        <Text size="small" tone="quiet">
          {copy.zone(durationLabel(slot.type))}
        </Text>
        <Panel above={12} fill>
          <TourGauge fromMinutes={minutesOfStart(slot.time)} minutes={tour.minutes} />
        </Panel>
        <TextLink alone to={changeAt}>
          {copy.change}
        </TextLink>
        <Stack as="dl" size="small" fill className={styles.sums}>
          <Sum name={copy.pricePerAdult}>{formatVuv(tour.priceVuv)}</Sum>
          <Sum name={copy.adults}>{guests || '–'}</Sum>
          <Sum name={copy.total} className={styles.total}>
            {guests > 0 ? <Price small vuv={tour.priceVuv * guests} /> : '–'}
            <AudPrice tour={slot.type} vuv={tour.priceVuv * guests} />
          </Sum>
        </Stack>
        <Text size="label" tone="quiet">
          {copy.payments} {copy.ageNote}
        </Text>
      </Stack>
    </Card>
  );
}

const Sum = ({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <Cluster gap={16} nowrap align="baseline" justify="between" padY={12} rule="above" className={className}>
    <Text as="dt" tone="quiet">
      {name}
    </Text>
    <Text as="dd" weight="strong" set="right">
      {children}
    </Text>
  </Cluster>
);
