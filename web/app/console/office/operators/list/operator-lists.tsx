import styles from '#app/console/office/list-rows.module.css';
import { ReadState } from '#app/console/page/read-state.tsx';
import { operatorsCopy as copy } from '#app/content/staff/operators-copy.ts';
import type { Request } from '#app/requests/use-request.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { ListedOperator } from '#shared/contracts/office/operator.ts';
import { OperatorRow } from './operator-row.tsx';

export interface OperatorListsProps {
  list: Request<ReplyTo<'showOperators'>>;
  /** Id of the open operator. */
  open: string | undefined;
}

/** Requests to decide, oldest first; operators by name; former operators. */
export function OperatorLists({ list, open }: OperatorListsProps) {
  const { reply } = list;
  return (
    <Stack skipEmpty gap={24}>
      <ReadState request={list} copy={copy} />
      {reply?.operators && <Groups reply={reply} all={reply.operators} open={open} />}
    </Stack>
  );
}

interface GroupsProps {
  reply: ReplyTo<'showOperators'>;
  all: readonly ListedOperator[];
  open: string | undefined;
}

function Groups({ reply, all, open }: GroupsProps) {
  const toDecide = all.filter(({ status }) => status === 'requested').reverse();
  const approved = all
    .filter(({ status }) => status === 'approved')
    .sort((one, other) => one.companyName.localeCompare(other.companyName, 'en'));
  const former = all.filter(({ status }) => status === 'rejected' || status === 'revoked');
  const renderRows = (some: readonly ListedOperator[]) => (
    <ul>
      {some.map((operator) => (
        <OperatorRow key={operator.id} operator={operator} now={reply.now} isOpen={operator.id === open} />
      ))}
    </ul>
  );
  return (
    <>
      <section>
        <h2 className={styles.heading}>{copy.toDecide}</h2>
        {reply.isCut && <Notice kind="warning">{copy.cut}</Notice>}
        {toDecide.length > 0 ? (
          renderRows(toDecide)
        ) : (
          <Stack gap={8} tone="quiet" padY={24} rule="above" className={styles.empty}>
            <strong>{copy.nothing}</strong>
            <p>{copy.nothingHint}</p>
          </Stack>
        )}
      </section>
      <section>
        <h2 className={`${styles.heading} ${styles.past}`}>{copy.approved}</h2>
        {approved.length > 0 ? renderRows(approved) : <p>{copy.noOperators}</p>}
      </section>
      {former.length > 0 && (
        <section>
          <h2 className={`${styles.heading} ${styles.past}`}>{copy.former}</h2>
          {renderRows(former)}
        </section>
      )}
    </>
  );
}
