import { useLocation } from 'react-router-dom';
import { operatorsCopy as copy } from '../../../content/staff/operators-copy.ts';
import { InBar } from '../../../ui/staff-frame/in-bar.tsx';
import { LiveState } from '../../../ui/staff-frame/live-state.tsx';
import styles from '../orders/orders-page.module.css';
import { OperatorLists } from './list/operator-lists.tsx';
import { OperatorPart } from './one/operator-part.tsx';
import { useOperators } from './use-operators.ts';

/** Tour operators; with `?operator=` one of them, beside the list where there is room. */
export function OperatorsPage() {
  const { search } = useLocation();
  const list = useOperators();
  const id = new URLSearchParams(search).get('operator') ?? undefined;
  const connection = list.status === 'failed' ? 'offline' : list.reply === undefined ? 'loading' : 'live';
  // One that is open has the heading of the page: narrow screens show it alone.
  const Title = id === undefined ? 'h1' : 'p';
  return (
    <div className={id === undefined ? styles.page : `${styles.page} ${styles.withOrder}`}>
      <InBar part="state">
        <LiveState connection={connection} word={copy.live[connection]} />
      </InBar>
      <div className={styles.list}>
        <div>
          <Title className={styles.title}>{copy.title}</Title>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        <OperatorLists list={list} open={id} />
      </div>
      {id === undefined ? (
        <p className={styles.choose}>{copy.choose}</p>
      ) : (
        <OperatorPart key={id} id={id} onChanged={list.refresh} />
      )}
    </div>
  );
}
