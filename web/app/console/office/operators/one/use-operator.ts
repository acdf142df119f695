import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { useRecord } from '#app/console/office/use-record.ts';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import type { CommandOf, ReplyTo } from '#shared/contracts/calls.ts';

type Decision = CommandOf<'decideOperator'>;

/** A decision to confirm. `again` repeats `end` for guests without new links. */
export type Asked = 'approve' | 'reject' | 'renew' | 'end' | 'again';

/**
 * One operator, polled while the page is visible, and the actions on it.
 *
 * @param onChanged called when the lists must be reloaded
 */
export function useOperator(id: string, onChanged: () => void) {
  /** Kept only here, until it is hidden or another operator is opened. */
  const [link, setLink] = useState<string>();
  /** The decision asked about, with the version on screen: after a colleague's change it is refused. */
  const [question, setQuestion] = useState<{ readonly what: Asked; readonly version: number }>();
  const { request, done, setDone, store, onRefused } = useRecord<ReplyTo<'showOperators'>, 'operator'>({
    key: `operator-${id}`,
    read: (signal) => staffClient('showOperators', { query: { operator: id }, signal }),
    field: 'operator',
    failureEvent: 'operator-not-loaded',
    outdated: 'operator-changed',
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
      // Reloads which guests have new links.
      if (requested.decision === 'end') request.refresh();
    },
    ...options,
  });
  const edit = (saved: string) => ({
    send: (commandId: string, requested: CommandOf<'editOperator'>) =>
      staffClient('editOperator', { body: { commandId, ...requested } }),
    onDone: ({ operator }: ReplyTo<'editOperator'>) => store(operator, saved),
    ...options,
  });
  return {
    request,
    done,
    link,
    hideLink: () => setLink(undefined),
    decision,
    asked: question?.what,
    ask(what: Asked, version: number) {
      setDone(undefined);
      decision.forget();
      setQuestion({ what, version });
    },
    /** Sends the confirmed decision. */
    decide() {
      if (question === undefined) return;
      const { what, version } = question;
      decision.submit({ operator: id, decision: what === 'again' ? 'end' : what, version });
    },
    leave: () => setQuestion(undefined),
    note: usePasskeyCommand(edit(copy.noteSaved)),
    charging: usePasskeyCommand(edit(copy.chargingSaved)),
    limit: usePasskeyCommand(edit(copy.limitSaved)),
  };
}

export type OperatorActions = ReturnType<typeof useOperator>;

function doneText({ decision }: Decision, { guests }: ReplyTo<'decideOperator'>): string {
  const what = copy.done[decision];
  if (decision !== 'end') return what;
  return `${what} ${guests === undefined ? copy.guestsUnknown : copy.guests(guests)}`.trim();
}
