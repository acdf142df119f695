import { unbrokenStart } from '#app/booking/unbroken-time.ts';
import { driverCopy as copy } from '#app/content/booking/driver-copy.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { business } from '#shared/content/business.ts';
import { directions, placeForDriver, telephoneUrl } from '#shared/content/directions.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './driver-card.module.css';

export interface DriverCardProps {
  booking: Booking;
  /** Full screen: larger, with the details that the page shows next to the card. */
  large?: boolean;
}

const dateParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Directions in three languages, readable at arm's length. */
export const DriverCard = ({ booking, large = false }: DriverCardProps) => (
  <div
    className={large ? `${styles.card} ${styles.large}` : styles.card}
    data-driver-card={!large || undefined}
  >
    <Text size="h2" padBottom={24} className={styles.name}>
      {business.name}
      {placeForDriver.map((line) => (
        <span key={line} className={styles.destination}>
          {line}
        </span>
      ))}
    </Text>
    <Stack as="dl" gap={24} gapX={32} padY={24} className={styles.languages}>
      {directions.map(({ tag, language, request, landmark, lost }) => (
        <div key={tag} className={styles.language} lang={tag}>
          <Text as="dt" size="label" tone="quiet">
            {language}
          </Text>
          <Text as="dd" above={4} breaks="balance" className={styles.request}>
            {request}
          </Text>
          <Text as="dd" above={4}>
            {landmark}
          </Text>
          <Text as="dd" above={4} tone="quiet">
            {lost}
          </Text>
        </div>
      ))}
    </Stack>
    <Stack gap={4} gapX={32} padTop={12} className={styles.foot}>
      <Cluster as="p" gapX={32}>
        {business.phones.map((phone) => (
          <a key={phone} className={styles.phone} href={telephoneUrl(phone)} aria-label={copy.phone(phone)}>
            {phone}
          </a>
        ))}
      </Cluster>
      <Text size="small" tone="quiet" className={styles.starts}>
        {copy.starts(formatDate(calendarDateFrom(booking.date), dateParts), unbrokenStart(booking.time))}
      </Text>
    </Stack>
  </div>
);
