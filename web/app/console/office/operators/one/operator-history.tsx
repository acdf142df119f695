import { emphasized, RecordHistory } from '#app/console/page/record-history.tsx';
import { useNames } from '#app/console/page/use-names.ts';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';

export interface OperatorHistoryProps {
  operator: StaffOperator;
  people: readonly Colleague[];
}

/** The history of an operator, latest first. */
export function OperatorHistory({ operator, people }: OperatorHistoryProps) {
  const nameOf = useNames(people, copy);
  const changes = operator.history.map((entry) => ({
    at: entry.at,
    text: emphasized(copy.happened(entry)),
    author: nameOf(entry),
  }));
  const request = { at: operator.receivedAt, text: emphasized(copy.askedHistory), author: copy.operator };
  return <RecordHistory title={copy.history} entries={[request, ...changes].reverse()} />;
}
