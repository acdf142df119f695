import type { ReactNode } from 'react';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of the form: its title is beside the controls from 900 px, above them below that. */
export const FormSection = ({ title, hint, children }: FormSectionProps) => (
  <fieldset className={styles.section}>
    <legend className={styles.legend}>
      <span className={styles.title}>{title}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </legend>
    <div className={styles.controls}>{children}</div>
  </fieldset>
);
