import { beforeYouBookCopy as copy } from '#app/content/booking/before-you-book-copy.ts';
import { counterPicture } from '#app/content/booking/counter-picture.ts';
import { yardPicture } from '#app/content/booking/yard-picture.ts';
import { eventEnquiryPath } from '#app/content/contact/event-enquiry-path.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './before-you-book.module.css';

/** The red block (specification §2), who is counted, how to pay, and the counter and the yard that await. */
export const BeforeYouBook = () => (
  <section className={styles.section} aria-labelledby="before-you-book">
    <div>
      <h2 id="before-you-book" className={styles.title}>
        {copy.title}
      </h2>
      <Notice kind="refused">
        <ul className={styles.list}>
          {copy.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Notice>
      <div className={styles.terms}>
        <p>
          {copy.adultsOnly} {copy.largeGroup} <TextLink to={eventEnquiryPath}>{copy.sendEnquiry}</TextLink>{' '}
          {copy.orWrite} <TextLink to={`mailto:${copy.eventsEmail}`}>{copy.eventsEmail}</TextLink>.
        </p>
        <p>{copy.payments}</p>
      </div>
      <noscript>
        <p className={styles.noScript}>
          {copy.noScript} <TextLink to={`mailto:${copy.bookingsEmail}`}>{copy.bookingsEmail}</TextLink>,{' '}
          {copy.phone}
        </p>
      </noscript>
    </div>
    <PictureFrame spot={counterPicture} sizes="(min-width: 900px) 54vw, 100vw" />
    <PictureFrame spot={yardPicture} />
  </section>
);
