import last from '#app/console/office/final-key.module.css';
import { ManageDialog } from '#app/console/office/people/manage-dialog.tsx';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Cluster, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { AheadVisit, StaffOperator } from '#shared/contracts/office/operator.ts';
import styles from './decision-part.module.css';
import type { DecisionQuestion, OperatorActions } from './use-operator.ts';

export interface DecisionPartProps {
  operator: StaffOperator;
  visits: readonly AheadVisit[];
  record: Pick<OperatorActions, 'decision' | 'question' | 'openDialog' | 'decide' | 'closeDialog'>;
}

/** Approves, rejects, renews or revokes an operator, after a confirmation and with the passkey. */
export function DecisionPart({ operator, visits, record }: DecisionPartProps) {
  const { status, version, companyName } = operator;
  const { question } = record;
  const ask = (requested: DecisionQuestion) => record.openDialog(requested, version);
  const hasKnownLinks = visits.some(({ isKnown, isTheirs }) => isKnown && !isTheirs);
  return (
    <Stack gap={12}>
      {status === 'requested' && (
        <Text size="prose" tone="quiet" measure={34}>
          {copy.check}
        </Text>
      )}
      <Stack gap={10} className={styles.buttons}>
        {status === 'approved' ? (
          <Button kind="outlined" onClick={() => ask('renew')}>
            {copy.key.renew}
          </Button>
        ) : (
          <Button kind={status === 'requested' ? 'commit' : 'outlined'} onClick={() => ask('approve')}>
            {copy.key.approve[status]}
          </Button>
        )}
        {status === 'requested' && (
          <Button kind="outlined" onClick={() => ask('reject')}>
            {copy.key.reject}
          </Button>
        )}
        {status === 'revoked' && hasKnownLinks && (
          <Button kind="commit" onClick={() => ask('again')}>
            {copy.key.again}
          </Button>
        )}
      </Stack>
      <Cluster as="p" gapX={10} align="center" className={last.line}>
        {status === 'approved' && (
          <Button small kind="quiet" onClick={() => ask('end')}>
            <Text as="span" weight="medium" tone="no" className={last.word}>
              {copy.key.end}
            </Text>
          </Button>
        )}
        <Text as="span" size="note" tone="quiet">
          {copy.asks}
        </Text>
      </Cluster>
      {question && (
        <ManageDialog
          command={record.decision}
          title={copy.confirm[question].title(companyName)}
          confirmLabel={copy.confirm[question].yes}
          busy={copy.confirm[question].busy}
          {...((question === 'end' || question === 'reject') && { kind: 'final' })}
          passkeyAction={copy.confirm.what}
          onConfirm={record.decide}
          onClose={record.closeDialog}
        >
          <p>{question === 'end' ? copy.confirm.end.text(visits.length) : copy.confirm[question].text}</p>
        </ManageDialog>
      )}
    </Stack>
  );
}
