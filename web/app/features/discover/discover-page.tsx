import { discoverCopy as copy } from '#app/content/discover/discover.ts';
import { Button } from '#app/ui/button.tsx';
import { Gauge } from '#app/ui/gauge.tsx';
import layout from '#app/ui/layout.module.css';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './discover-page.module.css';
import { EfateChart } from './efate-chart.tsx';

/** About page: hero, headline, story, and a link to the tours (specification §2). */
export const DiscoverPage = () => (
  <>
    <div className={styles.hero}>
      <PageHero title={copy.title} lead={copy.lead} picture={<PictureFrame spot={copy.hero} cover first />} />
    </div>
    <Farms />
    <div className={`${layout.wrap} ${layout.section}`}>
      <div className={`${layout.grid} ${styles.fire}`}>
        <div className={styles.firePicture}>
          <PictureFrame spot={copy.stillsPicture} sizes="(min-width: 900px) 58vw, 100vw" />
        </div>
        <section className={styles.fireWords} aria-labelledby="fire">
          <h2 id="fire">{copy.stills.heading}</h2>
          <Paragraphs of={copy.stills.text} />
        </section>
      </div>
    </div>
    <div className={`${layout.wrap} ${layout.section} ${layout.last}`}>
      <ReadingSection heading={copy.heat.heading} ruled>
        {copy.heat.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ReadingSection>
      <ReadingSection heading={undefined} wide>
        <FiveYears />
      </ReadingSection>
      <ReadingSection heading={copy.beside.heading} ruled>
        <p>{copy.beside.text}</p>
        <ul className={styles.links}>
          <li>
            <TextLink to="/spirits" alone>
              {copy.beside.spirits}
            </TextLink>
          </li>
          <li>
            <TextLink to="/batch" alone>
              {copy.beside.batches}
            </TextLink>
          </li>
        </ul>
      </ReadingSection>
    </div>
    <Closing />
  </>
);

const Paragraphs = ({ of: paragraphs }: { of: readonly string[] }) =>
  paragraphs.map((paragraph) => (
    <p key={paragraph} className={styles.paragraph}>
      {paragraph}
    </p>
  ));

/** Number of cane farmers, very large. */
const Farms = () => (
  <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="cane">
    <div className={`${layout.grid} ${styles.farms}`}>
      <p className={styles.count}>
        <span className={styles.before}>{copy.farms.before}</span>{' '}
        <span className={styles.figure}>{copy.farms.figure}</span>{' '}
        <span className={styles.after}>{copy.farms.after}</span>
      </p>
      <div className={styles.farmsWords}>
        <h2 id="cane">{copy.farms.heading}</h2>
        <Paragraphs of={copy.farms.text} />
      </div>
      <div className={styles.island}>
        <EfateChart />
      </div>
    </div>
  </section>
);

const FiveYears = () => (
  <figure>
    <figcaption className={styles.yearsLabel}>{copy.heat.gauge}</figcaption>
    <Gauge
      from={0}
      to={5}
      major={1}
      minor={0.25}
      measured={[{ from: 0, to: 5 }]}
      figures={[
        { at: 0, text: copy.heat.filled },
        ...[1, 2, 3, 4].map((at) => ({ at, text: `${at}` })),
        { at: 5, text: copy.heat.bottled },
      ]}
      label={copy.heat.gaugeLabel}
    />
  </figure>
);

const Closing = () => (
  <section className={styles.closing} aria-labelledby="come">
    <div className={styles.closingPicture}>
      <PictureFrame spot={copy.closing.picture} cover />
      <div className={styles.closingScrim} />
    </div>
    <div className={`${layout.wrap} ${styles.closingWords}`}>
      <div className={styles.closingBeside}>
        <h2 className={styles.closingHeading} id="come">
          {copy.closing.heading[0]} <br />
          {copy.closing.heading[1]}
        </h2>
        <p className={styles.closingText}>{copy.closing.text}</p>
        <Button to="/tours">{copy.closing.bookTour}</Button>
      </div>
    </div>
  </section>
);
