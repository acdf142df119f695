import { useLocation } from 'react-router-dom';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { withRecount } from '#app/console/waiting/waiting.ts';
import { operatorsCopy as copy } from '#app/content/staff/operators-copy.ts';
import { ListWithRecord } from '../list-and-one.tsx';
import { OperatorLists } from './list/operator-lists.tsx';
import { useOperators } from './use-operators.ts';

const OperatorPart = lazyPart(async () => (await import('./one/operator-part.tsx')).OperatorPart);

/** Tour operators; with `?operator=` one of them. */
export function OperatorsPage() {
  const { search } = useLocation();
  const list = useOperators();
  const onChanged = withRecount(list.refresh);
  const id = new URLSearchParams(search).get('operator') ?? undefined;
  const record = id && <OperatorPart key={id} id={id} onChanged={onChanged} />;
  return (
    <ListWithRecord copy={copy} hasItems={(list.reply?.operators ?? []).length > 0} record={record}>
      <OperatorLists list={list} open={id} />
    </ListWithRecord>
  );
}
