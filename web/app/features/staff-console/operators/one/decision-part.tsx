import type { AheadVisit, StaffOperator } from '../../../../../../shared/contracts/staff/operator.ts';
import { operatorCopy as copy } from '../../../../content/staff/operators-copy.ts';
import { StaffKey } from '../../../../ui/staff-frame/staff-key.tsx';
import last from '../../office/final-key.module.css';
import { ManageDialog } from '../../people/manage-dialog.tsx';
import styles from './decision-part.module.css';
import type { Asked, OneOperator } from './use-operator.ts';

export interface DecisionPartProps {
  operator: StaffOperator;
  ahead: readonly AheadVisit[];
  one: Pick<OneOperator, 'decision' | 'asked' | 'ask' | 'decide' | 'leave'>;
}

/** Lets an operator in or out, each after a question and with the passkey. */
export function DecisionPart({ operator, ahead, one }: DecisionPartProps) {
  const { status, version, companyName } = operator;
  const { asked } = one;
  const ask = (what: Asked) => one.ask(what, version);
  const hasKnown = ahead.some(({ isKnown, isTheirs }) => isKnown && !isTheirs);
  return (
    <div className={styles.part}>
      {status === 'requested' && <p className={styles.text}>{copy.check}</p>}
      <div className={styles.keys}>
        {status === 'approved' ? (
          <StaffKey onClick={() => ask('renew')}>{copy.key.renew}</StaffKey>
        ) : (
          <StaffKey kind={status === 'requested' ? 'commit' : 'outlined'} onClick={() => ask('approve')}>
            {copy.key.approve[status]}
          </StaffKey>
        )}
        {status === 'requested' && <StaffKey onClick={() => ask('reject')}>{copy.key.reject}</StaffKey>}
        {status === 'revoked' && hasKnown && (
          <StaffKey kind="commit" onClick={() => ask('again')}>
            {copy.key.again}
          </StaffKey>
        )}
      </div>
      <p className={last.line}>
        {status === 'approved' && (
          <StaffKey small kind="quiet" onClick={() => ask('end')}>
            <span className={last.word}>{copy.key.end}</span>
          </StaffKey>
        )}
        <span className={last.hint}>{copy.asks}</span>
      </p>
      {asked && (
        <ManageDialog
          manage={one.decision}
          title={copy.confirm[asked].title(companyName)}
          yes={copy.confirm[asked].yes}
          busy={copy.confirm[asked].busy}
          {...((asked === 'end' || asked === 'reject') && { kind: 'final' })}
          what={copy.confirm.what}
          onYes={one.decide}
          onClose={one.leave}
        >
          <p>{asked === 'end' ? copy.confirm.end.text(ahead.length) : copy.confirm[asked].text}</p>
        </ManageDialog>
      )}
    </div>
  );
}
