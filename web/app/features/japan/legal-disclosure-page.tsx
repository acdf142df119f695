import { legalCopy as copy } from '../../content/japan-copy.ts';
import layout from '../../ui/layout.module.css';
import { PageOpening } from '../../ui/page-opening/page-opening.tsx';
import { Paper } from '../../ui/paper.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './legal-disclosure-page.module.css';

/** Who sells: the disclosure that Japanese commercial law asks for. */
export const LegalDisclosurePage = () => (
  <>
    <PageOpening title={copy.title} lead={copy.lead} />
    <div className={`${layout.wrap} ${layout.section} ${layout.last}`}>
      <Paper labelledBy="seller">
        <div className={styles.record}>
          <h2 id="seller" className={styles.title}>
            {copy.seller}
          </h2>
          <dl>
            {copy.rows.map(({ name, value }) => (
              <div key={name} className={styles.row}>
                <dt className={styles.name}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Paper>
      <p className={styles.back}>
        <TextLink to="/jp" alone>
          {copy.back}
        </TextLink>
      </p>
    </div>
  </>
);
