import { legalCopy as copy, legalRows } from '#app/content/japan/legal-copy.ts';
import { Card } from '#app/ui/card.tsx';
import layout from '#app/ui/layout.module.css';
import { Phrased } from '#app/ui/phrased.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './legal-disclosure-page.module.css';
import { PageHead } from './page-head.tsx';

const rows = legalRows();

/** Seller disclosure required by Japanese commercial law (specification §2). */
export const LegalDisclosurePage = () => (
  <div className={`${layout.wrap} ${layout.underHeader} ${layout.last}`}>
    <PageHead title={copy.title} texts={[copy.lead]} />
    <Card labelledBy="terms">
      <div className={styles.record}>
        <h2 id="terms" className={styles.title}>
          {copy.record}
        </h2>
        <dl>
          {rows.map(({ name, texts }) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>{name}</dt>
              <dd>
                {texts.map((text) => (
                  <p key={text.join('')}>
                    <Phrased text={text} />
                  </p>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <SalesManagerMark />
      </div>
    </Card>
    <p className={styles.back}>
      <TextLink to="/jp" alone>
        {copy.back}
      </TextLink>
    </p>
  </div>
);

/** Sign of the liquor sales manager, framed as in a shop. */
const SalesManagerMark = () => (
  <section className={styles.mark} aria-labelledby="mark">
    <h2 id="mark" className={styles.markTitle}>
      {copy.mark.title}
    </h2>
    <dl>
      {copy.mark.rows.map(({ name, value }) => (
        <div key={name} className={styles.markRow}>
          <dt>{name}</dt>
          <dd>
            <Phrased text={value} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
