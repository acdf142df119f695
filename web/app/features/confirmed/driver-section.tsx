import { useState } from 'react';
import { driverCopy as copy } from '#app/content/booking/driver-copy.ts';
import { gatePicture } from '#app/content/contact/gate-picture.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { FullScreen } from '#app/ui/full-screen.tsx';
import { Cluster, Heading, Stack } from '#app/ui/layout/layout.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { DriverCard } from './driver-card.tsx';
import styles from './driver-section.module.css';

/** Directions for a driver: on the page, full screen and in print. */
export function DriverSection({ booking }: { booking: Booking }) {
  const [isFullScreen, setFullScreen] = useState(false);
  return (
    <Stack as="section" gap={24} gapX="gutter" className={styles.section} aria-labelledby="for-your-driver">
      <Stack gap={12} pack="start" items="start" tone="quiet" className={styles.about}>
        <Heading tone="cream" id="for-your-driver">
          {copy.title}
        </Heading>
        <p>{copy.lead}</p>
        <Cluster gapX={24}>
          <TextButton onClick={() => setFullScreen(true)}>{copy.fullScreen}</TextButton>
          <TextButton onClick={printCardAlone}>{copy.print}</TextButton>
        </Cluster>
      </Stack>
      <DriverCard booking={booking} />
      <div className={styles.gate}>
        <PictureFrame spot={gatePicture} sizes="(min-width: 900px) 30vw, 100vw" />
      </div>
      {isFullScreen && (
        <FullScreen
          label={copy.card}
          closeLabel={copy.close}
          className={styles.screen}
          onClose={() => setFullScreen(false)}
        >
          <DriverCard booking={booking} large />
        </FullScreen>
      )}
    </Stack>
  );
}

/** Marks the document for the print style sheet until printing ends. On phones, the call returns earlier. */
function printCardAlone() {
  const { dataset } = document.documentElement;
  dataset.print = 'driver-card';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
