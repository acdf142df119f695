import type { ReactNode } from 'react';
import styles from './remark.module.css';

/** A sentence with a line in its tone. */
export function Remark({
  tone = 'mind',
  children,
}: {
  tone?: 'mind' | 'refused' | 'plain';
  children: ReactNode;
}) {
  const look = tone === 'mind' ? '' : ` ${styles[tone]}`;
  return <p className={`${styles.remark}${look}`}>{children}</p>;
}
