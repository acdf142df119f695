import { useId } from 'react';
import type { RecordElsewhere } from '#app/content/batches/records-beside.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './batch-card.module.css';

/** A number whose record is on another page, with the way there. */
export function PointerCard({ record: { id, name, subtitle, link } }: { record: RecordElsewhere }) {
  const heading = useId();
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
            <TextLink to={link.to} alone>
              {link.label}
            </TextLink>
          </div>
        </header>
      </div>
    </article>
  );
}
