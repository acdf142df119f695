import { type ReactNode, useId } from 'react';
import { Text } from '#app/ui/layout/layout.tsx';
import styles from './batch-card.module.css';

export interface BatchPaperProps {
  batch: { readonly id: string; readonly name: string; readonly subtitle: string };
  /** Below the subtitle. */
  link?: ReactNode;
  children?: ReactNode;
}

/** A large number on paper, with the name of its batch. */
export function BatchPaper({ batch: { id, name, subtitle }, link, children }: BatchPaperProps) {
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
            {link}
          </div>
        </header>
        {children}
      </div>
    </article>
  );
}
