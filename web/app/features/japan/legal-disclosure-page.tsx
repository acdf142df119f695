import { legalCopy as copy, legalRows } from '#app/content/japan/legal-copy.ts';
import { Card } from '#app/ui/card.tsx';
import { Heading, Page, Text } from '#app/ui/layout/layout.tsx';
import { Phrased } from '#app/ui/phrased.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './legal-disclosure-page.module.css';
import { PageHead } from './page-head.tsx';
import { TermRows } from './term-rows.tsx';

const rows = legalRows();

/** Seller disclosure required by Japanese commercial law (specification §2). */
export const LegalDisclosurePage = () => (
  <Page underHeader last>
    <PageHead title={copy.title} texts={[copy.lead]} />
    <Card labelledBy="terms">
      <div className={styles.record}>
        <Heading id="terms" below={16} className={styles.title}>
          {copy.record}
        </Heading>
        <TermRows rows={rows} rule="above" styles={styles} />
        <SalesManagerMark />
      </div>
    </Card>
    <Text above={24}>
      <TextLink to="/jp" alone>
        {copy.back}
      </TextLink>
    </Text>
  </Page>
);

/** Sign of the liquor sales manager, framed as in a shop. */
const SalesManagerMark = () => (
  <section className={styles.mark} aria-labelledby="mark">
    <Heading id="mark" below={12} className={styles.markTitle}>
      {copy.mark.title}
    </Heading>
    <dl>
      {copy.mark.rows.map(({ name, value }) => (
        <Text key={name} as="div" size="small" padY={8} rule="above" className={styles.markRow}>
          <Text as="dt" tone="quiet">
            {name}
          </Text>
          <dd>
            <Phrased text={value} />
          </dd>
        </Text>
      ))}
    </dl>
  </section>
);
