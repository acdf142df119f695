import { type Bottle, spiritsCopy as copy, range, steps } from '#app/content/spirits/spirits.ts';
import { Cluster, Grid, Heading, Page, Stack, Text } from '#app/ui/layout/layout.tsx';
import { LinkItems } from '#app/ui/link-items.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { PictureFrame } from '#app/ui/picture-frame/picture-frame.tsx';
import { Rule } from '#app/ui/rule.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './spirits-page.module.css';

/** The bottles with their links, then the steps of their production with durations (specification §2). */
export const SpiritsPage = () => (
  <>
    <PageHero title={copy.title} lead={copy.lead} />
    <Page as="section" padTop={48} className={styles.range} aria-label={copy.range}>
      <Stack as="ul" gap={48} gapX="gutter" abreast={2} className={styles.bottles}>
        {range.map((bottle, index) => (
          <BottleTile key={bottle.name} bottle={bottle} first={index === 0} />
        ))}
      </Stack>
      <Text tone="quiet" measure="text" above={48}>
        {copy.blends.text} <TextLink to={copy.blends.link.to}>{copy.blends.link.label}</TextLink>.
      </Text>
    </Page>
    <Page as="section" section last aria-labelledby="process">
      <Rule />
      <Heading id="process" padY={32}>
        {copy.process}
      </Heading>
      <Stack as="ol" gap={48} gapX="gutter" abreast={2}>
        {steps.map(({ duration, stage, text, picture }) => (
          <li key={duration} className={styles.step}>
            <PictureFrame spot={picture} sizes="(min-width: 600px) 46vw, 100vw" />
            <Heading as="h3" above={16}>
              {duration}
            </Heading>
            <Text size="small" tone="quiet">
              {stage}
            </Text>
            {text.map((paragraph) => (
              <Text key={paragraph} above={12} className={styles.text}>
                {paragraph}
              </Text>
            ))}
          </li>
        ))}
      </Stack>
    </Page>
  </>
);

const BottleTile = ({ bottle: { name, text, picture, ways }, first }: { bottle: Bottle; first: boolean }) => (
  <Grid as="li" gap={16} gapX="gutter" align="start" pack="start" className={styles.bottle}>
    <PictureFrame spot={picture} sizes="(min-width: 900px) 30vw, 45vw" first={first} />
    <div>
      <Heading size="h2">{name}</Heading>
      <Text size="small" tone="quiet">
        {copy.strength}
      </Text>
      <Text above={12} className={styles.text}>
        {text}
      </Text>
      <Cluster as="ul" gapX={24} above={8} aria-label={copy.waysTo(name)}>
        <LinkItems links={ways} />
      </Cluster>
    </div>
  </Grid>
);
