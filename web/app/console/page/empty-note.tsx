import { Stack } from '#app/ui/layout/layout.tsx';
import styles from './empty-note.module.css';

export interface EmptyNoteProps {
  title: string;
  hint: string;
  rule: 'above' | 'both';
}

/** Says that there is nothing to show, and why. */
export const EmptyNote = ({ title, hint, rule }: EmptyNoteProps) => (
  <Stack gap={8} tone="quiet" padY={24} rule={rule} className={styles.empty}>
    <strong>{title}</strong>
    <p>{hint}</p>
  </Stack>
);
