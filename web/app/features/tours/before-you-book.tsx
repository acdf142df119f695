import { openingHours } from '../../../../shared/calendar/opening-hours.ts';
import { timeLabel } from '../../../../shared/values/port-vila-time.ts';
import { toursCopy as copy } from '../../content/tours-copy.ts';
import { Gauge } from '../../ui/gauge.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './before-you-book.module.css';

const scale = { from: 8 * 60, to: 18 * 60, major: 120, minor: 60 };

/** The red block and the opening hours (specification §2). */
export const BeforeYouBook = () => (
  <section className={`${layout.wrap} ${layout.last} ${styles.before}`} aria-labelledby="before-you-book">
    <div className={styles.notes}>
      <h2 id="before-you-book" className={styles.title}>
        {copy.beforeYouBook}
      </h2>
      <Notice kind="refused">
        <ul className={styles.list}>
          {copy.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Notice>
      <noscript>
        <p className={styles.noScript}>
          {copy.noScript} <TextLink to={`mailto:${copy.bookingsEmail}`}>{copy.bookingsEmail}</TextLink>,{' '}
          {copy.phone}
        </p>
      </noscript>
    </div>
    <div className={styles.hours}>
      <h2 className={styles.title}>{copy.hours}</h2>
      <dl className={styles.week}>
        {openingHours.map(({ days, hours }) => (
          <div key={days} className={styles.day}>
            <dt>{days}</dt>
            <dd>
              {hours ? copy.hoursLine(timeLabel(hours.from), timeLabel(hours.until)) : copy.hoursClosed}
              <Gauge compact {...scale} measured={hours ? [{ from: hours.from, to: hours.until }] : []} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{copy.hoursNote}</p>
    </div>
  </section>
);
