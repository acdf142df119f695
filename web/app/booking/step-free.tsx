import { stepFreeCopy as copy } from '#app/content/booking/step-free-copy.ts';
import { Cluster, Heading, Stack, Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './step-free.module.css';

/** Facts about step-free access. */
export const StepFree = () => (
  <section className={styles.section} aria-labelledby="step-free">
    <Heading id="step-free" size="h3" below={16}>
      {copy.title}
    </Heading>
    <Stack as="dl">
      {copy.facts.map(([term, fact]) => (
        <Cluster key={term} gap={4} gapX={24} padY={12} rule="above" className={styles.fact}>
          <Text as="dt" weight="strong">
            {term}
          </Text>
          <Text as="dd" tone="quiet">
            {fact}
          </Text>
        </Cluster>
      ))}
    </Stack>
    <Text above={16} size="small" tone="quiet">
      {copy.ask} <TextLink to={`tel:${copy.phone.replaceAll(' ', '')}`}>{copy.phone}</TextLink>
    </Text>
  </section>
);
