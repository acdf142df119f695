import { Cluster, Grid } from '#app/ui/layout/layout.tsx';
import styles from './field-error.module.css';

/** Error of a field. The field references it in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <Cluster as="p" gap={8} nowrap size="small" weight="medium" tone="no" breaks="kept" id={id}>
    <Grid as="span" flex="none" className={styles.sign} aria-hidden="true">
      !
    </Grid>
    {children}
  </Cluster>
);

/** Ids of the error and the hint of a field, if present. */
export const describedByBoth = (id: string, error: unknown, hint: unknown): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
