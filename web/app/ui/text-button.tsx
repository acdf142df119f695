import type { ButtonHTMLAttributes } from 'react';
import styles from './text-link.module.css';

/** Does something on this page and looks like a link that stands alone. */
export const TextButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) => (
  <button type="button" className={`${styles.link} ${styles.alone}`} {...props} />
);
