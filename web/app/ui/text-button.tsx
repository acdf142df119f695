import type { ButtonHTMLAttributes } from 'react';
import styles from './text-link.module.css';

/** A button that looks like a standalone link. */
export const TextButton = (props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) => (
  <button type="button" className={`${styles.link} ${styles.alone}`} {...props} />
);
