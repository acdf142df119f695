import { OrInAud } from '#app/booking/or-in-aud.tsx';
import { Price } from '#app/booking/price.tsx';
import { myBookingPath } from '#app/content/booking/my-booking-path.ts';
import { tourOptionsCopy as copy } from '#app/content/booking/tour-options-copy.ts';
import layout from '#app/ui/layout.module.css';
import { Rule } from '#app/ui/rule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { durationLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import { tourTypes } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import styles from './tour-options.module.css';

/** Tours and prices (specification §9). */
export const TourOptions = () => (
  <section className={`${layout.wrap} ${styles.options}`} aria-labelledby="tour-options">
    <VisuallyHidden>
      <h2 id="tour-options">{copy.options}</h2>
    </VisuallyHidden>
    <Rule />
    {tourTypes.map((type) => (
      <article key={type} className={styles.option}>
        <h3 className={styles.name}>{tourName(type)}</h3>
        <p className={styles.line}>
          {copy.optionLines[type]} {copy.lasts(durationLabel(type))}
        </p>
        <p className={styles.price}>
          <Price vuv={tours[type].priceVuv} per={copy.perAdult} />
          <OrInAud tour={type} vuv={tours[type].priceVuv} />
        </p>
      </article>
    ))}
    <p className={styles.note}>
      {copy.payLater} {copy.alreadyBooked} <TextLink to={myBookingPath}>{copy.myBooking}</TextLink>.
    </p>
  </section>
);
