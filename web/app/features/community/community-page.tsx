import { contributions, communityCopy as copy, farms, seasons } from '#app/content/community/community.ts';
import { Gauge } from '#app/ui/gauge.tsx';
import { Page, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LinkItems } from '#app/ui/link-items.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { ReadingSection } from '#app/ui/reading/reading-section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { CommunityMenu } from './community-menu.tsx';
import styles from './community-page.module.css';

/** Below a separate navigation (specification §2): the year of the cane, the farms, and the distillery's contributions. */
export const CommunityPage = () => (
  <>
    <Panel padBottom={48}>
      <PageHero title={copy.title} lead={copy.lead} />
    </Panel>
    <CommunityMenu />
    <PictureFrame spot={copy.picture} first />
    <Page section last>
      <ReadingSection heading={copy.year.heading} aside={copy.year.text} ruled wide>
        <dl>
          {seasons.map((season) => (
            <Panel key={season.name} padBottom={32} className={styles.season}>
              <Text as="dt" size="h3">
                {season.name}
              </Text>
              <Text as="dd" size="small" tone="cane" below={8}>
                {season.when}
              </Text>
              <dd>
                <Gauge
                  from={0}
                  to={12}
                  major={1}
                  minor={1}
                  measured={season.spans}
                  figures={copy.year.months.map((text, month) => ({ at: month + 0.5, text }))}
                />
              </dd>
              <Text as="dd" size="small" tone="quiet" measure="text" className={styles.about}>
                {season.about}
              </Text>
            </Panel>
          ))}
        </dl>
      </ReadingSection>
      <ReadingSection heading={copy.farms.heading} aside={copy.farms.text} ruled wide>
        <Stack as="ul" gap={32} gapX="gutter" abreast={3}>
          {farms.map(({ place, ground, cut, batch }) => (
            <li key={batch}>
              <h3>{place}</h3>
              <Text size="small" tone="quiet" measure="text" className={styles.about}>
                {ground}
              </Text>
              <Text size="small" tone="quiet" measure="text" className={styles.about}>
                {cut}
              </Text>
              <TextLink to={`/batch/${batch}`} alone>
                {copy.farms.record(batch)}
              </TextLink>
            </li>
          ))}
        </Stack>
      </ReadingSection>
      <ReadingSection heading={copy.back.heading} ruled wide>
        <Stack as="dl" gap={32} gapX="gutter" abreast={2}>
          {contributions.map(({ name, text }) => (
            <div key={name}>
              <Text as="dt" size="h3">
                {name}
              </Text>
              <Text as="dd" size="small" tone="quiet" measure="text" className={styles.about}>
                {text}
              </Text>
            </div>
          ))}
        </Stack>
      </ReadingSection>
      <ReadingSection heading={copy.meet.heading} ruled>
        <p>{copy.meet.text}</p>
        <ul>
          <LinkItems links={copy.meet.links} />
        </ul>
      </ReadingSection>
    </Page>
  </>
);
