import type { ChosenSlot } from '#app/booking/form/booking-form.ts';
import { pricedGuests } from '#app/booking/form/booking-form.ts';
import { OrInAud } from '#app/booking/or-in-aud.tsx';
import { Price } from '#app/booking/price.tsx';
import { TourGauge } from '#app/booking/tour-gauge.tsx';
import { bookingSummaryCopy as copy } from '#app/content/booking/booking-summary-copy.ts';
import { Card } from '#app/ui/card.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { durationLabel, startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { minutesOfStart } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import { writeVuv } from '#shared/values/written-amount.ts';
import { writeDate } from '#shared/values/written-time.ts';
import styles from './booking-summary.module.css';
import type { Confirm } from './use-confirm.ts';

export interface BookingSummaryProps {
  chosen: ChosenSlot;
  confirm: Confirm;
  /** Where another slot is chosen. */
  changeAt: string;
}

export function BookingSummary({ chosen, confirm, changeAt }: BookingSummaryProps) {
  const { slot, date } = chosen;
  const tour = tours[slot.type];
  const guests = pricedGuests(confirm.form);
  return (
    <Card labelledBy="booking-summary">
      <div className={styles.summary}>
        <h2 id="booking-summary" className={styles.heading}>
          <span className={styles.small}>{copy.title}</span>
          <span className={styles.type}>{tourName(slot.type)}</span>
        </h2>
        <p className={styles.time}>{startLabel(slot.time)}</p>
        <p className={styles.date}>{writeDate(date)}</p>
        <p className={styles.zone}>{copy.zone(durationLabel(slot.type))}</p>
        <div className={styles.gauge}>
          <TourGauge fromMinutes={minutesOfStart(slot.time)} minutes={tour.minutes} />
        </div>
        <TextLink alone to={changeAt}>
          {copy.change}
        </TextLink>
        <dl className={styles.sums}>
          <div>
            <dt>{copy.pricePerAdult}</dt>
            <dd>{writeVuv(tour.priceVuv)}</dd>
          </div>
          <div>
            <dt>{copy.adults}</dt>
            <dd>{guests || '–'}</dd>
          </div>
          <div className={styles.total}>
            <dt>{copy.total}</dt>
            <dd>
              {guests > 0 ? <Price small vuv={tour.priceVuv * guests} /> : '–'}
              <OrInAud tour={slot.type} vuv={tour.priceVuv * guests} />
            </dd>
          </div>
        </dl>
        <p className={styles.payments}>
          {copy.payments} {copy.ageNote}
        </p>
      </div>
    </Card>
  );
}
