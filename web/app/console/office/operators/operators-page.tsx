import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { waitForCopy } from '#app/console/language/copy.ts';
import { operatorsCopy as copy } from '#app/content/staff/operators-copy.ts';
import { ListAndOne } from '../list-and-one.tsx';
import { useRecount } from '../waiting.ts';
import { OperatorLists } from './list/operator-lists.tsx';
import { useOperators } from './use-operators.ts';

const OperatorPart = lazy(async () => ({
  default: (await import('./one/operator-part.tsx').then(waitForCopy)).OperatorPart,
}));

/** Tour operators; with `?operator=` one of them. */
export function OperatorsPage() {
  const { search } = useLocation();
  const list = useOperators();
  const onChanged = useRecount(list.refresh);
  const id = new URLSearchParams(search).get('operator') ?? undefined;
  const one = id && <OperatorPart key={id} id={id} onChanged={onChanged} />;
  return (
    <ListAndOne copy={copy} list={list} hasItems={(list.reply?.operators ?? []).length > 0} one={one}>
      <OperatorLists list={list} open={id} />
    </ListAndOne>
  );
}
