import { RecordPart } from '#app/console/office/record-part.tsx';
import { Done, Refusal } from '#app/console/page/outcome.tsx';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';
import { StatementPart } from '../statement/statement-part.tsx';
import { StatementSheet } from '../statement/statement-sheet.tsx';
import { useStatement } from '../statement/use-statement.ts';
import { AheadPart } from './ahead-part.tsx';
import { ChargingForm } from './charging-form.tsx';
import { ContactPaper } from './contact-paper.tsx';
import { DecisionPart } from './decision-part.tsx';
import { LimitForm } from './limit-form.tsx';
import { LinkCard } from './link-card.tsx';
import { NoteForm } from './note-form.tsx';
import { OperatorHead } from './operator-head.tsx';
import { OperatorHistory } from './operator-history.tsx';
import { useOperator } from './use-operator.ts';

export interface OperatorPartProps {
  id: string;
  /** Called when the lists must be reloaded. */
  onChanged: () => void;
}

/** One operator: the decision, the coming visits, the statement and the notes. */
export function OperatorPart({ id, onChanged }: OperatorPartProps) {
  const record = useOperator(id, onChanged);
  const { request, done } = record;
  const { reply } = request;
  const operator = reply?.operator;
  const statementView = useStatement(operator);
  const contact = operator && <ContactPaper operator={operator} />;
  const charging = operator && <ChargingForm operator={operator} charging={record.charging} />;
  return (
    <>
      <RecordPart
        listPath={staffPaths.operators}
        request={request}
        copy={copy}
        aside={
          operator && (
            <>
              {hadLink(operator) ? contact : charging}
              <NoteForm operator={operator} people={reply.people} note={record.note} />
              <OperatorHistory operator={operator} people={reply.people} />
            </>
          )
        }
      >
        {operator && (
          <>
            <OperatorHead operator={operator} />
            <Done text={done} />
            {/* If a colleague was faster, the dialog closes, and the refusal is shown here. */}
            <Refusal text={record.question === undefined && record.decision.refusal} />
            {record.link && <LinkCard operator={operator} link={record.link} onHide={record.hideLink} />}
            {hadLink(operator) ? (
              <>
                <DecisionPart operator={operator} visits={reply.ahead ?? []} record={record} />
                <AheadPart operator={operator} visits={reply.ahead ?? []} />
                <StatementPart statementView={statementView} />
                {charging}
                <LimitForm operator={operator} limit={record.limit} />
              </>
            ) : (
              <>
                {contact}
                <DecisionPart operator={operator} visits={[]} record={record} />
              </>
            )}
          </>
        )}
      </RecordPart>
      {operator && statementView.statement && (
        <StatementSheet
          operator={operator}
          statement={statementView.statement}
          isCurrentMonth={statementView.isCurrentMonth}
        />
      )}
    </>
  );
}

const hadLink = ({ status }: StaffOperator): boolean => status === 'approved' || status === 'revoked';
