import { AudPrice } from '#app/booking/aud-price.tsx';
import { Price } from '#app/booking/price.tsx';
import { myBookingPath } from '#app/content/booking/my-booking-path.ts';
import { tourOptionsCopy as copy } from '#app/content/booking/tour-options-copy.ts';
import { Cluster, Page, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Rule } from '#app/ui/rule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { durationLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { tourTypes } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import styles from './tour-options.module.css';

/** Tours and prices (specification §9). */
export const TourOptions = () => (
  <Page as="section" padTop={32} className={styles.options} aria-labelledby="tour-options">
    <VisuallyHidden>
      <h2 id="tour-options">{copy.options}</h2>
    </VisuallyHidden>
    <Rule />
    {tourTypes.map((type) => (
      <Stack key={type} as="article" gap={4} gapX="gutter" padY={16} rule="below" className={styles.option}>
        <h3 className={styles.name}>{tourName(type)}</h3>
        <Text size="small" measure={34} className={styles.line}>
          {copy.optionLines[type]} {copy.lasts(durationLabel(type))}
        </Text>
        <Cluster as="p" gapX={8} align="baseline" above={4} className={styles.price}>
          <Price vuv={tours[type].priceVuv} per={copy.perAdult} />
          <AudPrice tour={type} vuv={tours[type].priceVuv} />
        </Cluster>
      </Stack>
    ))}
    <Text size="small" tone="quiet" padTop={16}>
      {copy.payLater} {copy.alreadyBooked} <TextLink to={myBookingPath}>{copy.myBooking}</TextLink>.
    </Text>
  </Page>
);
