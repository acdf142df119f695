import { useLocation } from 'react-router-dom';
import { useSession } from '../../../api/staff/session-context.ts';
import { tillCopy as copy } from '../../../content/staff/till-copy.ts';
import { ClosedTillPage } from './closed/closed-till-page.tsx';
import { OpenTillPage } from './open/open-till-page.tsx';
import styles from './till-page.module.css';

/** Cash-up: the till as it is, or with `?z=42` as it was closed; for managers. */
export function TillPage() {
  const { person } = useSession();
  const { search } = useLocation();
  if (person.role !== 'manager') {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{copy.title}</h1>
        <p className={styles.lead}>{copy.managersOnly}</p>
      </div>
    );
  }
  const z = /^[1-9]\d{0,5}$/.exec(new URLSearchParams(search).get('z') ?? '');
  return z ? <ClosedTillPage key={z[0]} number={Number(z[0])} /> : <OpenTillPage />;
}
