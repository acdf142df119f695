import { ListSection, NothingToDo } from '#app/console/office/list-rows.tsx';
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
  openId: string | undefined;
}

/** Requests to decide, oldest first; operators by name; former operators. */
export function OperatorLists({ list, openId }: OperatorListsProps) {
  const { reply } = list;
  return (
    <Stack skipEmpty gap={24}>
      <ReadState request={list} copy={copy} />
      {reply?.operators && <Groups reply={reply} operators={reply.operators} openId={openId} />}
    </Stack>
  );
}

interface GroupsProps {
  reply: ReplyTo<'showOperators'>;
  operators: readonly ListedOperator[];
  openId: string | undefined;
}

function Groups({ reply, operators, openId }: GroupsProps) {
  const requests = operators.filter(({ status }) => status === 'requested').reverse();
  const approvedOperators = operators
    .filter(({ status }) => status === 'approved')
    .sort((a, b) => a.companyName.localeCompare(b.companyName, 'en'));
  const formerOperators = operators.filter(({ status }) => status === 'rejected' || status === 'revoked');
  const renderRows = (listed: readonly ListedOperator[]) =>
    listed.map((operator) => (
      <OperatorRow key={operator.id} operator={operator} now={reply.now} isOpen={operator.id === openId} />
    ));
  return (
    <>
      <ListSection
        title={copy.toDecide}
        notice={reply.isCut && <Notice kind="warning">{copy.cut}</Notice>}
        rows={renderRows(requests)}
        empty={<NothingToDo copy={copy} />}
      />
      <ListSection
        isPast
        title={copy.approved}
        rows={renderRows(approvedOperators)}
        empty={<p>{copy.noOperators}</p>}
      />
      {formerOperators.length > 0 && (
        <ListSection isPast title={copy.former} rows={renderRows(formerOperators)} />
      )}
    </>
  );
}
