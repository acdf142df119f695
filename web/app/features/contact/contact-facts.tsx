import { myBookingPath } from '#app/content/booking/my-booking-path.ts';
import { contactCopy as copy } from '#app/content/contact/contact-copy.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './contact-facts.module.css';

export const ContactFacts = () => (
  <dl className={styles.facts}>
    <div className={styles.fact}>
      <dt>{copy.address}</dt>
      <dd>
        {copy.addressLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </dd>
    </div>
    <div className={styles.fact}>
      <dt>{copy.phone}</dt>
      <dd>
        {copy.phones.map((phone) => (
          <p key={phone} className={styles.phone}>
            <TextLink to={`tel:${phone.replaceAll(' ', '')}`} alone>
              {phone}
            </TextLink>
          </p>
        ))}
        <p className={styles.note}>{copy.phoneNote}</p>
      </dd>
    </div>
    <div className={styles.fact}>
      <dt>{copy.email}</dt>
      <dd>
        {copy.emails.map(({ address, note }) => (
          <p key={address} className={styles.mail}>
            <TextLink to={`mailto:${address}`} alone>
              {address}
            </TextLink>{' '}
            <span className={styles.note}>{note}</span>
          </p>
        ))}
        <p className={styles.mail}>
          <TextLink to={myBookingPath} alone>
            {copy.myBooking}
          </TextLink>{' '}
          <span className={styles.note}>{copy.myBookingNote}</span>
        </p>
      </dd>
    </div>
    <div className={styles.fact}>
      <dt>{copy.payment}</dt>
      <dd>
        <ul className={styles.payments}>
          {copy.payments.map((payment) => (
            <li key={payment}>{payment.charAt(0).toUpperCase() + payment.slice(1)}</li>
          ))}
        </ul>
        <p className={styles.note}>{copy.paymentNote}</p>
      </dd>
    </div>
    <div className={styles.fact}>
      <dt>{copy.elsewhere}</dt>
      <dd>
        <ul className={styles.pages}>
          {copy.pages.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to} alone>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  </dl>
);
