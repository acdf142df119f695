import styles from '#app/console/office/one-part.module.css';
import { ReadState } from '#app/console/page/read-state.tsx';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
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
  const one = useOperator(id, onChanged);
  const { request, done } = one;
  const { reply } = request;
  const operator = reply?.operator;
  const shown = useStatement(operator);
  return (
    <>
      <Stack skipEmpty gap={24} pack="start" className={styles.part}>
        <div className={styles.back}>
          <Button kind="outlined" small to={staffPaths.operators}>
            {copy.back}
          </Button>
        </div>
        <ReadState request={request} copy={copy} />
        {operator && (
          <Stack gap={32} className={styles.columns}>
            <Stack skipEmpty gap={24} pack="start">
              <OperatorHead operator={operator} />
              <div role="status">{done && <Notice kind="done">{done}</Notice>}</div>
              {/* Shown here when a colleague was faster, which closes the dialog. */}
              <div role="alert">
                {one.asked === undefined && one.decision.refusal && (
                  <Notice kind="refused">{one.decision.refusal}</Notice>
                )}
              </div>
              {one.link && <LinkCard operator={operator} link={one.link} onHide={one.hideLink} />}
              {hadLink(operator) ? (
                <>
                  <DecisionPart operator={operator} ahead={reply.ahead ?? []} one={one} />
                  <AheadPart operator={operator} ahead={reply.ahead ?? []} />
                  <StatementPart shown={shown} />
                  <ChargingForm operator={operator} charging={one.charging} />
                  <LimitForm operator={operator} limit={one.limit} />
                </>
              ) : (
                <>
                  <ContactPaper operator={operator} />
                  <DecisionPart operator={operator} ahead={[]} one={one} />
                </>
              )}
            </Stack>
            <Stack skipEmpty gap={24} pack="start">
              {hadLink(operator) ? (
                <ContactPaper operator={operator} />
              ) : (
                <ChargingForm operator={operator} charging={one.charging} />
              )}
              <NoteForm operator={operator} people={reply.people} note={one.note} />
              <OperatorHistory operator={operator} people={reply.people} />
            </Stack>
          </Stack>
        )}
      </Stack>
      {operator && shown.statement && <StatementSheet operator={operator} statement={shown.statement} />}
    </>
  );
}

const hadLink = ({ status }: StaffOperator): boolean => status === 'approved' || status === 'revoked';
