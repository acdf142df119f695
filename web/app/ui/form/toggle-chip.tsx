import type { ReactNode } from 'react';
import styles from './chip-choice.module.css';

export interface ToggleChipProps {
  pressed: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** An independent on/off filter. */
export const ToggleChip = ({ pressed, onToggle, children }: ToggleChipProps) => (
  <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onToggle}>
    <svg className={styles.tick} viewBox="0 0 14 10" aria-hidden="true">
      <path d="M1 5l4 4 8-8" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
    {children}
  </button>
);
