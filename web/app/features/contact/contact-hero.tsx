import { contactCopy as copy } from '#app/content/contact/contact-copy.ts';
import { gatePicture } from '#app/content/contact/gate-picture.ts';
import { Card } from '#app/ui/card.tsx';
import layout from '#app/ui/layout.module.css';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { ContactFacts } from './contact-facts.tsx';
import styles from './contact-hero.module.css';
import { PortChart } from './port-chart.tsx';

/** The static part of the page: address, phones, mail and directions, in words and on a chart. */
export const ContactHero = () => (
  <>
    <PageHero title={copy.title} lead={copy.lead} beside={<ContactFacts />} />
    <div className={`${layout.wrap} ${layout.section} ${styles.directions}`}>
      <div className={styles.chart}>
        <Card>
          <PortChart />
        </Card>
      </div>
      <Way />
    </div>
  </>
);

/** The chart in words, the gate, and a link to a map: no third-party request before a click. */
const Way = () => (
  <section aria-labelledby="way" className={styles.words}>
    <h2 id="way">{copy.way}</h2>
    <p className={styles.landmark}>{copy.landmark}.</p>
    <PictureFrame spot={gatePicture} sizes="(min-width: 900px) 31vw, 100vw" />
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
