import { beforeYouBookCopy as copy } from '#app/content/booking/before-you-book-copy.ts';
import { counterPicture } from '#app/content/booking/counter-picture.ts';
import { yardPicture } from '#app/content/booking/yard-picture.ts';
import { eventEnquiryPath } from '#app/content/contact/event-enquiry-path.ts';
import { Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './before-you-book.module.css';

/** Rules in a red block (specification §2), group sizes, payment methods, and pictures of the counter and the yard. */
export const BeforeYouBook = () => (
  <Stack as="section" gap={32} gapX="gutter" className={styles.section} aria-labelledby="before-you-book">
    <div>
      <Heading id="before-you-book" size="h3" below={16}>
        {copy.title}
      </Heading>
      <Notice kind="refused">
        <Stack as="ul" gap={4} size="small" tone="no" className={styles.list}>
          {copy.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Stack>
      </Notice>
      <Stack gap={8} size="small" tone="quiet" above={24}>
        <p>
          {copy.adultsOnly} {copy.largeGroup} <TextLink to={eventEnquiryPath}>{copy.sendEnquiry}</TextLink>{' '}
          {copy.orWrite} <TextLink to={`mailto:${copy.eventsEmail}`}>{copy.eventsEmail}</TextLink>.
        </p>
        <p>{copy.payments}</p>
      </Stack>
      <noscript>
        <Text above={24}>
          {copy.noScript} <TextLink to={`mailto:${copy.bookingsEmail}`}>{copy.bookingsEmail}</TextLink>,{' '}
          {copy.phone}
        </Text>
      </noscript>
    </div>
    <PictureFrame spot={counterPicture} sizes="(min-width: 900px) 54vw, 100vw" />
    <PictureFrame spot={yardPicture} />
  </Stack>
);
