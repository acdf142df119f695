import type { ReactNode } from 'react';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import styles from './paper.module.css';

/** What somebody wrote or is to get, on paper beside the work. */
export const Paper = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack
    as="section"
    gap={8}
    size="row"
    tone="ink"
    breaks="anywhere"
    className={styles.paper}
    data-surface="paper"
  >
    <Heading size="fact" tone="quiet" untracked>
      {title}
    </Heading>
    {children}
  </Stack>
);

/** Facts of a paper by name. */
export const PaperFacts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Stack as="dl" className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Stack>
);
