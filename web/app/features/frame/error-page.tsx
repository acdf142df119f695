import { errorCopy } from '../../content/layout.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import styles from './error-page.module.css';

/** What stands in for a page that is missing or broke. */
export const ErrorPage = ({ missing }: { missing: boolean }) => (
  <div className={`${layout.wrap} ${layout.underHeader} ${layout.last}`}>
    <title>{missing ? errorCopy.missingTitle : errorCopy.title}</title>
    <h1>{missing ? errorCopy.missingTitle : errorCopy.title}</h1>
    <p className={styles.lead}>{missing ? errorCopy.missingLead : errorCopy.lead}</p>
    <div className={styles.ways}>
      {!missing && <Button onClick={() => window.location.reload()}>{errorCopy.retry}</Button>}
      <Button kind={missing ? 'primary' : 'secondary'} to="/">
        {errorCopy.home}
      </Button>
    </div>
  </div>
);
