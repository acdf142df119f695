import { errorCopy } from '#app/content/frame/layout.ts';
import { Button } from '#app/ui/button.tsx';
import layout from '#app/ui/layout.module.css';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  /** The page does not exist: no reload is offered. */
  missing: boolean;
  copy: { title: string; lead: string };
}

export const ErrorPage = ({ missing, copy }: ErrorPageProps) => (
  <div className={`${layout.wrap} ${layout.underHeader} ${layout.last}`}>
    <h1>{copy.title}</h1>
    <p className={styles.lead}>{copy.lead}</p>
    <div className={styles.actions}>
      {!missing && <Button onClick={() => window.location.reload()}>{errorCopy.retry}</Button>}
      <Button kind={missing ? 'primary' : 'secondary'} to="/">
        {errorCopy.home}
      </Button>
    </div>
  </div>
);
