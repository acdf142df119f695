import styles from './field-error.module.css';

/** Error of a field. The field references it in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p className={styles.error} id={id}>
    <span className={styles.sign} aria-hidden="true">
      !
    </span>
    {children}
  </p>
);
