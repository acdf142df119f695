import { discoverCopy as copy } from '#app/content/discover/discover.ts';
import { Button } from '#app/ui/button.tsx';
import { Gauge } from '#app/ui/gauge.tsx';
import { Columns, Heading, Page, Panel, Text } from '#app/ui/layout/layout.tsx';
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
    <Page section>
      <Columns className={styles.fire}>
        <Panel at="1-7">
          <PictureFrame spot={copy.stillsPicture} sizes="(min-width: 900px) 58vw, 100vw" />
        </Panel>
        <section className={styles.fireWords} aria-labelledby="fire">
          <h2 id="fire">{copy.stills.heading}</h2>
          <Paragraphs texts={copy.stills.text} />
        </section>
      </Columns>
    </Page>
    <Page section last>
      <ReadingSection heading={copy.heat.heading} ruled>
        {copy.heat.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ReadingSection>
      <ReadingSection heading={undefined} wide>
        <FiveYears />
      </ReadingSection>
      <ReadingSection heading={copy.otherSpirits.heading} ruled>
        <p>{copy.otherSpirits.text}</p>
        <Panel as="ul" above={16}>
          <li>
            <TextLink to="/spirits" alone>
              {copy.otherSpirits.spirits}
            </TextLink>
          </li>
          <li>
            <TextLink to="/batch" alone>
              {copy.otherSpirits.batches}
            </TextLink>
          </li>
        </Panel>
      </ReadingSection>
    </Page>
    <Closing />
  </>
);

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((paragraph) => (
    <Text key={paragraph} measure="text" above={16}>
      {paragraph}
    </Text>
  ));

/** Number of cane farmers, in very large type. */
const Farms = () => (
  <Page as="section" section aria-labelledby="cane">
    <Columns className={styles.farms}>
      <p className={`inColumn ${styles.count}`}>
        <Text as="span" size="lead">
          {copy.farms.before}
        </Text>{' '}
        <span className={styles.figure}>{copy.farms.figure}</span>{' '}
        <Text as="span" size="lead" breaks="balance" className={styles.after}>
          {copy.farms.after}
        </Text>
      </p>
      <div className={styles.farmsWords}>
        <h2 id="cane">{copy.farms.heading}</h2>
        <Paragraphs texts={copy.farms.text} />
      </div>
      <div className={styles.island}>
        <EfateChart />
      </div>
    </Columns>
  </Page>
);

const FiveYears = () => (
  <figure>
    <Text as="figcaption" size="small" tone="quiet" below={16}>
      {copy.heat.gauge}
    </Text>
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
    <Page className={styles.closingWords}>
      <div className={styles.closingContent}>
        <Heading size="h1" id="come">
          {copy.closing.heading[0]} <br />
          {copy.closing.heading[1]}
        </Heading>
        <Text size="lead" breaks="balance" measure={24} className={styles.closingText}>
          {copy.closing.text}
        </Text>
        <Button to="/tours">{copy.closing.bookTour}</Button>
      </div>
    </Page>
  </section>
);
