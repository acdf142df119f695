import type { ReactNode } from 'react';
import { Heading, Stack } from '#app/ui/layout/layout.tsx';
import styles from './paper.module.css';

/** A sheet of paper on the page: what a visitor wrote or will get. */
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

/** Details on a paper, each with a name. */
export const PaperDetails = ({
  details,
}: {
  details: readonly (readonly [name: string, value: ReactNode])[];
}) => (
  <Stack as="dl" className={styles.facts}>
    {details.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Stack>
);
