import { errorCopy } from '../../content/frame/layout.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  /** There is no such page: loading it again would not help. */
  missing: boolean;
  copy: { title: string; lead: string };
}

/** What stands in for a page that is missing or broke. */
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
