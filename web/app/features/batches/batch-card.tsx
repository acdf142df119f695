import { type ReactNode, useId } from 'react';
import type { Batch } from '#app/content/batches/batches.ts';
import { Heading, Text } from '#app/ui/layout/layout.tsx';
import { BarrelTable } from './barrel-table.tsx';
import styles from './batch-card.module.css';

/** A batch record on paper: its large number, then its facts. */
export function BatchCard({ batch }: { batch: Batch }) {
  const heading = useId();
  const { id, name, subtitle, blend, resting, barrels, volume } = batch;
  return (
    <article className={styles.card} data-surface="paper" aria-labelledby={heading}>
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 className={styles.number} id={heading} data-long={id.length > 4}>
            {id}
          </h2>
          <div className={styles.name}>
            <Text size="h3" below={8}>
              {name}
            </Text>
            <p>{subtitle}</p>
          </div>
        </header>
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
      </div>
    </article>
  );
}

interface PartProps {
  title: string;
  description: string;
  children?: ReactNode;
}

const Part = ({ title, description, children }: PartProps) => (
  <section className={styles.part}>
    <Heading level={3} size="term" tracking="none" below={4}>
      {title}
    </Heading>
    <p>{description}</p>
    {children}
  </section>
);
