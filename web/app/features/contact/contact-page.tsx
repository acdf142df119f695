import { useClosedDays } from '../../api/use-closed-days.ts';
import { useNow } from '../../api/use-now.ts';
import { contactCopy as copy } from '../../content/contact-copy.ts';
import layout from '../../ui/layout.module.css';
import { OpeningNow } from '../../ui/opening-now/opening-now.tsx';
import { PageOpening } from '../../ui/page-opening/page-opening.tsx';
import { Paper } from '../../ui/paper.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ContactFacts } from './contact-facts.tsx';
import styles from './contact-page.module.css';
import { EnquirySection } from './enquiry-section.tsx';
import { PortChart } from './port-chart.tsx';

/** How to reach the house: in words, on a chart, by the clock, and by the form for events. */
export function ContactPage() {
  const now = useNow();
  const closedDays = useClosedDays(now);
  return (
    <>
      <PageOpening title={copy.title} beside={<ContactFacts />} />
      <div className={`${layout.wrap} ${layout.section} ${styles.way}`}>
        <div className={styles.chart}>
          <Paper>
            <PortChart />
          </Paper>
        </div>
        <Way />
      </div>
      <div className={layout.section}>
        <OpeningNow now={now} closedDays={closedDays} />
      </div>
      <EnquirySection />
    </>
  );
}

/** The chart in words, and where the visitor's own map takes over. Nothing is asked of others before that. */
const Way = () => (
  <section aria-labelledby="way" className={styles.words}>
    <h2 id="way">{copy.way}</h2>
    <p className={styles.landmark}>{copy.landmark}.</p>
    <p>{copy.ride}</p>
    <p className={styles.small}>{copy.position}</p>
    <p className={styles.maps}>
      <TextLink to={copy.mapApp} alone>
        {copy.openInApp}
      </TextLink>
      <TextLink to={copy.mapOnTheWeb} alone>
        {copy.openOnTheWeb}
      </TextLink>
    </p>
    <p className={styles.small}>{copy.chartNote}</p>
  </section>
);
