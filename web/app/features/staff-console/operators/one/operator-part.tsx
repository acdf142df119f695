import { CallProblem } from '../../../../api/client.ts';
import { operatorCopy as copy } from '../../../../content/staff/operators-copy.ts';
import { staffPaths } from '../../../../content/staff/staff-paths.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { StaffKey, StaffKeyLink } from '../../../../ui/staff-frame/staff-key.tsx';
import styles from '../../orders/one/order-part.module.css';
import { StatementPart } from '../statement/statement-part.tsx';
import { AheadPart } from './ahead-part.tsx';
import { ChargingForm } from './charging-form.tsx';
import { ContactPaper } from './contact-paper.tsx';
import { DecisionPart } from './decision-part.tsx';
import { LinkCard } from './link-card.tsx';
import { NoteForm } from './note-form.tsx';
import { OperatorHead } from './operator-head.tsx';
import own from './operator-part.module.css';
import { OperatorStory } from './operator-story.tsx';
import { useOperator } from './use-operator.ts';

export interface OperatorPartProps {
  id: string;
  /** The lists are to be read again. */
  onChanged: () => void;
}

/** One operator: what is to be decided, who comes through them, what they owe, and what staff know. */
export function OperatorPart({ id, onChanged }: OperatorPartProps) {
  const one = useOperator(id, onChanged);
  const { request, done, link } = one;
  const { reply, status } = request;
  const operator = reply?.operator;
  const ahead = reply?.ahead ?? [];
  return (
    <div className={own.one}>
      <div className={styles.part}>
        <div className={styles.back}>
          <StaffKeyLink small to={staffPaths.operators}>
            {copy.back}
          </StaffKeyLink>
        </div>
        <div role="alert">
          {status === 'failed' && (
            <Notice kind="refused">
              {request.problem instanceof CallProblem ? request.problem.message : copy.notLoaded}
              <StaffKey small onClick={request.refresh}>
                {copy.retry}
              </StaffKey>
            </Notice>
          )}
        </div>
        {operator === undefined && status === 'loading' && <p role="status">{copy.loading}</p>}
        {operator && (
          <div className={styles.columns}>
            <div className={styles.column}>
              <OperatorHead operator={operator} />
              <div role="status">{done && <Notice kind="done">{done}</Notice>}</div>
              {/* Here, because somebody else was faster and the dialog is gone. */}
              <div role="alert">
                {one.asked === undefined && one.decision.refusal && (
                  <Notice kind="refused">{one.decision.refusal}</Notice>
                )}
              </div>
              {link && <LinkCard operator={operator} link={link} onHide={one.hideLink} />}
              <DecisionPart operator={operator} ahead={ahead} one={one} />
              {operator.status !== 'requested' && operator.status !== 'rejected' && (
                <AheadPart operator={operator} ahead={ahead} />
              )}
              <ChargingForm operator={operator} charging={one.charging} />
            </div>
            <div className={styles.column}>
              <ContactPaper operator={operator} />
              <NoteForm operator={operator} people={reply.people} note={one.note} />
              <OperatorStory operator={operator} people={reply.people} />
            </div>
          </div>
        )}
      </div>
      {operator && operator.status !== 'requested' && operator.status !== 'rejected' && (
        <StatementPart operator={operator} />
      )}
    </div>
  );
}
