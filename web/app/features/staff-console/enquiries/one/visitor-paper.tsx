import type { StaffEnquiry } from '../../../../../../shared/contracts/staff/enquiry.ts';
import { enquiryCopy as copy } from '../../../../content/staff/enquiries-copy.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import paper from '../../orders/one/parcel-paper.module.css';
import styles from './visitor-paper.module.css';

/** What the visitor typed, and how to reach them. */
export function VisitorPaper({ enquiry }: { enquiry: StaffEnquiry }) {
  const { name, description, email, phone, messageLanguage, keptUntil } = enquiry;
  return (
    <section className={paper.paper} data-surface="paper">
      <h2 className={paper.heading}>{copy.wrote}</h2>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <blockquote className={styles.words} lang={messageLanguage}>
        {description}
      </blockquote>
      <p>
        {phone === '' ? (
          copy.noPhone
        ) : (
          <TextLink to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
        )}
      </p>
      <p className={styles.mail}>{email}</p>
      <p className={styles.kept}>{copy.keptUntil(keptUntil)}</p>
    </section>
  );
}
