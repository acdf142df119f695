import { myBookingPath } from '#app/content/booking/my-booking-path.ts';
import { contactCopy as copy } from '#app/content/contact/contact-copy.ts';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LinkItems } from '#app/ui/link-items.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './contact-facts.module.css';

export const ContactFacts = () => (
  <Stack as="dl">
    <Cluster gapX={16} padY={16} rule="above" className={styles.fact}>
      <dt>{copy.address}</dt>
      <dd>
        {copy.addressLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </dd>
    </Cluster>
    <Cluster gapX={16} padY={16} rule="above" className={styles.fact}>
      <dt>{copy.phone}</dt>
      <dd>
        {copy.phones.map((phone) => (
          <Text key={phone} size="h3" className={styles.phone}>
            <TextLink to={`tel:${phone.replaceAll(' ', '')}`} alone>
              {phone}
            </TextLink>
          </Text>
        ))}
        <Text size="small" tone="quiet" className={styles.note}>
          {copy.phoneNote}
        </Text>
      </dd>
    </Cluster>
    <Cluster gapX={16} padY={16} rule="above" className={styles.fact}>
      <dt>{copy.email}</dt>
      <dd>
        {copy.emails.map(({ address, note }) => (
          <Text key={address} breaks="anywhere" className={styles.mail}>
            <TextLink to={`mailto:${address}`} alone>
              {address}
            </TextLink>{' '}
            <Text as="span" size="small" tone="quiet" className={styles.note}>
              {note}
            </Text>
          </Text>
        ))}
        <Text breaks="anywhere" className={styles.mail}>
          <TextLink to={myBookingPath} alone>
            {copy.myBooking}
          </TextLink>{' '}
          <Text as="span" size="small" tone="quiet" className={styles.note}>
            {copy.myBookingNote}
          </Text>
        </Text>
      </dd>
    </Cluster>
    <Cluster gapX={16} padY={16} rule="above" className={styles.fact}>
      <dt>{copy.payment}</dt>
      <dd>
        <ul className={styles.payments}>
          {copy.payments.map((payment) => (
            <li key={payment}>{payment.charAt(0).toUpperCase() + payment.slice(1)}</li>
          ))}
        </ul>
        <Text size="small" tone="quiet" className={styles.note}>
          {copy.paymentNote}
        </Text>
      </dd>
    </Cluster>
    <Cluster gapX={16} padY={16} rule="above" className={styles.fact}>
      <dt>{copy.elsewhere}</dt>
      <dd>
        <ul className={styles.pages}>
          <LinkItems links={copy.pages} />
        </ul>
      </dd>
    </Cluster>
  </Stack>
);
