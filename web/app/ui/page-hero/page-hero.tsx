import type { ReactNode } from 'react';
import { Columns, Text } from '#app/ui/layout/layout.tsx';
import styles from './page-hero.module.css';

export interface PageHeroProps {
  /** Heading; a list has one item per line on wide screens. */
  title: string | readonly string[];
  lead?: ReactNode;
  /** Small print below the lead. */
  note?: ReactNode;
  /** Right half on wide screens; defaults to lead and note. */
  aside?: ReactNode;
  /** A `PictureFrame` that covers the strip behind the text. */
  picture?: ReactNode;
}

/** Top of a page: a very large heading, a lead, and optionally a picture behind both. */
export const PageHero = ({ title, lead, note, aside, picture }: PageHeroProps) => {
  const lines = typeof title === 'string' ? [title] : title;
  const words = (lead || note) && (
    <Text as="div" measure="text" className={styles.words}>
      {lead && (
        <Text size="lead" breaks="balance">
          {lead}
        </Text>
      )}
      {note && (
        <Text as="div" size="small" tone="quiet" breaks="balance" above={16}>
          {note}
        </Text>
      )}
    </Text>
  );
  return (
    <div
      className={picture ? `${styles.hero} ${styles.strip}` : styles.hero}
      data-header-over={picture ? 'picture' : undefined}
    >
      {picture && (
        <div className={styles.picture}>
          {picture}
          <div className={styles.scrim} />
        </div>
      )}
      <Columns page className={styles.content}>
        <div className={styles.heading}>
          <h1>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}{' '}
              </span>
            ))}
          </h1>
          {aside && words}
        </div>
        {(aside || words) && <div className={styles.aside}>{aside ?? words}</div>}
      </Columns>
    </div>
  );
};
