import type { ReactNode } from 'react';
import { Panel, Text } from '#app/ui/layout/layout.tsx';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of form controls. Its title is next to them from 900 px, above them on narrower screens. */
export const FormSection = ({ title, hint, children }: FormSectionProps) => (
  <Panel as="fieldset" padY={32} rule="above" className={styles.section}>
    <Text as="legend" below={16} fill className={styles.legend}>
      <Text as="span" block size="h3" className={styles.title}>
        {title}
      </Text>
      {hint && (
        <Text as="span" block size="small" tone="quiet" above={4} className={styles.hint}>
          {hint}
        </Text>
      )}
    </Text>
    <div className={styles.controls}>{children}</div>
  </Panel>
);
