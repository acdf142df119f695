import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useRecord } from '#app/console/office/use-record.ts';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import type { CommandOf, ReplyTo } from '#shared/contracts/calls.ts';

type Decision = CommandOf<'decideOperator'>;

/** A decision to confirm. `again` repeats `end` for guests without new links. */
export type DecisionQuestion = 'approve' | 'reject' | 'renew' | 'end' | 'again';

/**
 * An operator, polled while the page is visible, and the actions on it.
 *
 * @param onChanged called when the lists must be reloaded
 */
export function useOperator(id: string, onChanged: () => void) {
  // The server keeps no copy of the link. It is shown until it is hidden or another operator is opened.
  const [link, setLink] = useState<string>();
  // The decision to confirm, with the version on screen. After a colleague's change, the server refuses it.
  const [question, setQuestion] = useState<{ readonly kind: DecisionQuestion; readonly version: number }>();
  const { request, done, setDone, store, onRefused } = useRecord<ReplyTo<'showOperators'>, 'operator'>({
    key: `operator-${id}`,
    load: (signal) => staffClient('showOperators', { query: { operator: id }, signal }),
    field: 'operator',
    failureEvent: 'operator-not-loaded',
    outdatedKind: 'operator-changed',
    onChanged,
    onOutdated: () => setQuestion(undefined),
  });
  const options = { failureEvent: 'operator-not-changed', words: copy, onRefused };
  const decision = usePasskeyCommand({
    send: (commandId, requested: Decision) =>
      staffClient('decideOperator', { body: { commandId, ...requested } }),
    onDone(decided: ReplyTo<'decideOperator'>, requested: Decision) {
      setQuestion(undefined);
      setLink(decided.link === undefined ? undefined : window.location.origin + decided.link);
      store(decided.operator, doneText(requested, decided));
      // Guests may have new links now.
      if (requested.decision === 'end') request.refresh();
    },
    ...options,
  });
  const editOptions = (savedText: string) => ({
    send: (commandId: string, requested: CommandOf<'editOperator'>) =>
      staffClient('editOperator', { body: { commandId, ...requested } }),
    onDone: ({ operator }: ReplyTo<'editOperator'>) => store(operator, savedText),
    ...options,
  });
  return {
    request,
    done,
    link,
    hideLink: () => setLink(undefined),
    decision,
    question: question?.kind,
    openDialog(kind: DecisionQuestion, version: number) {
      setDone(undefined);
      decision.forget();
      setQuestion({ kind, version });
    },
    /** Sends the confirmed decision. */
    decide() {
      if (question === undefined) return;
      const { kind, version } = question;
      decision.submit({ operator: id, decision: kind === 'again' ? 'end' : kind, version });
    },
    closeDialog: () => setQuestion(undefined),
    note: usePasskeyCommand(editOptions(copy.noteSaved)),
    charging: usePasskeyCommand(editOptions(copy.chargingSaved)),
    limit: usePasskeyCommand(editOptions(copy.limitSaved)),
  };
}

export type OperatorActions = ReturnType<typeof useOperator>;

function doneText({ decision }: Decision, { guests }: ReplyTo<'decideOperator'>): string {
  const text = copy.done[decision];
  if (decision !== 'end') return text;
  return `${text} ${guests === undefined ? copy.guestsUnknown : copy.guests(guests)}`.trim();
}
