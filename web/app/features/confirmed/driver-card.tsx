import { unbrokenStart } from '#app/booking/unbroken-time.ts';
import { driverCopy as copy } from '#app/content/booking/driver-copy.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { business } from '#shared/content/business.ts';
import { dialled, directions, placeForDriver } from '#shared/content/directions.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { writeDate } from '#shared/values/written-time.ts';
import styles from './driver-card.module.css';

export interface DriverCardProps {
  booking: Booking;
  /** Full screen: larger, with what the page otherwise shows beside it. */
  large?: boolean;
}

const dateParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Directions in three languages, readable at arm's length. */
export const DriverCard = ({ booking, large = false }: DriverCardProps) => (
  <div
    className={large ? `${styles.card} ${styles.large}` : styles.card}
    data-driver-card={!large || undefined}
  >
    <p className={styles.name}>
      {business.name}
      {placeForDriver.map((line) => (
        <span key={line} className={styles.destination}>
          {line}
        </span>
      ))}
    </p>
    <dl className={styles.languages}>
      {directions.map(({ tag, language, request, landmark, lost }) => (
        <div key={tag} className={styles.language} lang={tag}>
          <dt>{language}</dt>
          <dd className={styles.request}>{request}</dd>
          <dd>{landmark}</dd>
          <dd className={styles.lost}>{lost}</dd>
        </div>
      ))}
    </dl>
    <div className={styles.foot}>
      <p className={styles.phones}>
        {business.phones.map((phone) => (
          <a key={phone} className={styles.phone} href={dialled(phone)} aria-label={copy.phone(phone)}>
            {phone}
          </a>
        ))}
      </p>
      <p className={styles.starts}>
        {copy.starts(writeDate(calendarDateFrom(booking.date), dateParts), unbrokenStart(booking.time))}
      </p>
    </div>
  </div>
);
