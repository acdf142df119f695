import { focusOn } from '#app/ui/focus-on.ts';
import { Notice } from '#app/ui/notice.tsx';
import styles from './refusal.module.css';

/** Message next to the part of the form that was refused. Takes the focus when it appears. */
export const Refusal = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <div className={styles.refusal} role="alert" tabIndex={-1} ref={focusOn}>
      <Notice kind="refused">{children}</Notice>
    </div>
  );
