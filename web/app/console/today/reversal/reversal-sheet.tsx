import { useEffect, useState } from 'react';
import { loadPasskeys, registerPasskey } from '#app/console/api/passkeys-on-demand.ts';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useShownProblems } from '#app/console/page/use-shown-problems.ts';
import { reversalCopy as copy } from '#app/content/staff/reversal-copy.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Stack, Text } from '#app/ui/layout/layout.tsx';
import type { Party } from '#shared/contracts/staff/party.ts';
import { maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import { Press } from '../press/press.tsx';
import { Sheet } from '../press/sheet.tsx';
import type { PartyView } from '../view/party-view.ts';
import { partyName, payingInWords, sumOf } from '../view/party-words.ts';

export interface ReversalSheetProps {
  view: PartyView;
  /** Id of the payment. */
  entry: string;
  client: StaffClient;
  hasPasskey: boolean;
  /** Called after the first passkey was added. */
  onPasskeyAdded: () => void;
  onDone: (party: Party, title: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a reversal and, when the server requires it, for the passkey or for adding one. */
export function ReversalSheet({
  view,
  entry,
  client,
  hasPasskey,
  onPasskeyAdded,
  onDone,
  onClose,
}: ReversalSheetProps) {
  const { party } = view;
  const payment = party.log.find(({ id }) => id === entry);
  const [reason, setReason] = useState('');
  const { isShown, show } = useShownProblems();
  const sum = payment?.kind === 'pay' ? sumOf(payment) : '';
  const reversal = usePasskeyCommand({
    send(commandId, reversalReason: string) {
      const { id, date, tourId } = party;
      const paymentKey = { date, tourId, party: id, entry };
      return client('reversePayment', { body: { commandId, ...paymentKey, reason: reversalReason } });
    },
    onDone: ({ party: storedParty }) => onDone(storedParty, copy.done(partyName(view), sum)),
    failureEvent: 'payment-not-reversed',
    words: copy,
  });
  // Loads the code ahead, since browsers ask for passkeys only right after a press.
  useEffect(() => void loadPasskeys().catch(() => {}), []);
  if (payment?.kind !== 'pay') return null;
  const { status, refusal } = reversal;
  const isWaiting = status === 'sending' || status === 'confirming';
  const trimmedReason = reason.trim();
  const register = async () => {
    await registerPasskey();
    onPasskeyAdded();
  };
  const send = () => {
    show();
    if (trimmedReason !== '') reversal.submit(trimmedReason);
  };
  return (
    <Sheet
      firstFocus="input"
      title={copy.title}
      subtitle={`${partyName(view)}, ${payingInWords(payment)}`}
      tone="warning"
      onClose={() => !isWaiting && onClose()}
    >
      <Stack
        as="form"
        gap={14}
        size="entry"
        onSubmit={(event) => {
          event.preventDefault();
          if (status === 'idle') send();
        }}
      >
        <p>
          {copy.refund(payment.method, sum)} {copy.stays}
        </p>
        {status === 'step-up' || status === 'confirming' ? (
          <>
            <p role="status">{hasPasskey ? copy.stepUp : copy.none}</p>
            <Refusal text={refusal} />
            <Press
              kind="commit"
              isBusy={isWaiting}
              onPress={() => (hasPasskey ? reversal.confirm() : reversal.confirm(register))}
            >
              {isWaiting ? copy.using : hasPasskey ? copy.use : copy.add}
            </Press>
          </>
        ) : (
          <>
            <Field
              dense
              optional
              label={copy.reason}
              value={reason}
              onChange={setReason}
              maxLength={maxReasonLength}
              error={isShown && trimmedReason === '' ? copy.noReason : undefined}
            />
            <Refusal text={refusal} />
            <Press kind="commit" type="submit" isBusy={isWaiting}>
              {isWaiting ? copy.sending : copy.send(sum)}
            </Press>
          </>
        )}
      </Stack>
    </Sheet>
  );
}

const Refusal = ({ text }: { text: string | undefined }) => (
  <Text role="alert" tone="no" className="collapses">
    {text}
  </Text>
);
