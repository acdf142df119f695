import type { ReactNode } from 'react';
import type { Batch } from '#app/content/batches/batches.ts';
import { Heading, Text } from '#app/ui/layout/layout.tsx';
import { BarrelTable } from './barrel-table.tsx';
import styles from './batch-card.module.css';
import { BatchPaper } from './batch-paper.tsx';

/** A batch record on paper: its large number, then its details. */
export function BatchCard({ batch }: { batch: Batch }) {
  const { id, blend, resting, barrels, volume } = batch;
  return (
    <BatchPaper batch={batch}>
      <div className={styles.parts}>
        {[blend, resting].map((part) => part && <Part key={part.title} {...part} />)}
      </div>
      {barrels && <BarrelTable id={id} barrels={barrels} />}
      <div className={styles.parts}>
        <Part {...volume}>
          {volume.bottles.length > 0 && (
            <Text as="ul" size="small" tone="quiet" above={8}>
              {volume.bottles.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Text>
          )}
        </Part>
      </div>
    </BatchPaper>
  );
}

interface PartProps {
  title: string;
  description: string;
  children?: ReactNode;
}

const Part = ({ title, description, children }: PartProps) => (
  <section className={styles.part}>
    <Heading as="h3" size="term" untracked below={4}>
      {title}
    </Heading>
    <p>{description}</p>
    {children}
  </section>
);
