import type { ReactNode } from 'react';
import { useId } from 'react';
import { Columns, Text } from '#app/ui/layout/layout.tsx';
import { Rule } from '../rule.tsx';
import styles from './reading-section.module.css';

export interface ReadingSectionProps {
  /** Undefined for a continuation of the previous section. */
  heading: string | undefined;
  aside?: ReactNode;
  /** Target of links. */
  id?: string;
  /** Opens with the graduated rule, for the parts of a long page. */
  ruled?: boolean;
  /** All eight columns instead of a column of text: pictures, tables, people. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of a reading page: heading in the left column, text of at most 36 em in the right one. */
export const ReadingSection = ({ heading, aside, id, ruled, wide, children }: ReadingSectionProps) => {
  const headingId = useId();
  return (
    <section
      id={id}
      className={heading ? styles.section : `${styles.section} ${styles.continued}`}
      aria-labelledby={heading && headingId}
    >
      {ruled && <Rule />}
      <Columns className={styles.columns}>
        {heading && (
          <div className={styles.heading}>
            <h2 id={headingId}>{heading}</h2>
            {aside && (
              <Text tone="quiet" breaks="balance" above={8}>
                {aside}
              </Text>
            )}
          </div>
        )}
        <div className={wide ? styles.content : `${styles.content} ${styles.text}`}>{children}</div>
      </Columns>
    </section>
  );
};
