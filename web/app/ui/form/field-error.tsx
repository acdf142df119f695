import styles from './field-error.module.css';

/** What is wrong with a field and how to mend it. The field names this element in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p className={styles.error} id={id}>
    <span className={styles.sign} aria-hidden="true">
      !
    </span>
    {children}
  </p>
);
