import { contactCopy as copy } from '#app/content/contact/contact-copy.ts';
import { gatePicture } from '#app/content/contact/gate-picture.ts';
import { Card } from '#app/ui/card.tsx';
import { Cluster, Columns, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { ContactFacts } from './contact-facts.tsx';
import styles from './contact-hero.module.css';
import { PortChart } from './port-chart.tsx';

/** The static part of the page: contact details and directions, in words and on a chart. */
export const ContactHero = () => (
  <>
    <PageHero title={copy.title} lead={copy.lead} aside={<ContactFacts />} />
    <Columns gap={32} gapX="gutter" page section>
      <Panel at="1-8">
        <Card>
          <PortChart />
        </Card>
      </Panel>
      <Directions />
    </Columns>
  </>
);

/** Directions in words, a picture of the gate, and map links, which send no third-party request before a click. */
const Directions = () => (
  <Stack aria-labelledby="way" as="section" gap={16} pack="start" className={styles.words}>
    <h2 id="way">{copy.way}</h2>
    <Text size="lead" breaks="balance">
      {copy.landmark}.
    </Text>
    <PictureFrame spot={gatePicture} sizes="(min-width: 900px) 31vw, 100vw" />
    <p>{copy.ride}</p>
    <Text size="small" tone="quiet">
      {copy.position}
    </Text>
    <Cluster as="p" gapX={24}>
      <TextLink to={copy.mapApp} alone>
        {copy.openInApp}
      </TextLink>
      <TextLink to={copy.mapOnTheWeb} alone>
        {copy.openOnTheWeb}
      </TextLink>
    </Cluster>
    <Text size="small" tone="quiet">
      {copy.chartNote}
    </Text>
  </Stack>
);
