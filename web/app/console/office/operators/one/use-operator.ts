import { useState } from 'react';
import { staffClient } from '#app/console/api/staff-client.ts';
import { usePasskeyCommand } from '#app/console/api/use-passkey-command.ts';
import { operatorCopy as copy } from '#app/content/staff/operators-copy.ts';
import { CallProblem } from '#app/requests/client.ts';
import { useReadAgain } from '#app/requests/use-read-again.ts';
import { useRequest } from '#app/requests/use-request.ts';
import type { CommandOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { StaffOperator } from '#shared/contracts/office/operator.ts';

type Decision = CommandOf<'decideOperator'>;

const everyMs = 30_000;

/** What is asked before it is done. `again`: an ended operator is ended once more, for the guests. */
export type Asked = 'approve' | 'reject' | 'renew' | 'end' | 'again';

/**
 * One operator, read again while the page is visible, and what a manager does with them.
 *
 * @param onChanged the lists are to be read again
 */
export function useOperator(id: string, onChanged: () => void) {
  const request = useRequest<ReplyTo<'showOperators'>>(
    `operator-${id}`,
    (signal) => staffClient('showOperators', { query: { operator: id }, signal }),
    { failed: 'operator-not-loaded' },
  );
  const { refresh, accept, reply } = request;
  useReadAgain(refresh, everyMs);
  const [done, setDone] = useState<string>();
  /** Kept here alone, until it is hidden or another operator is opened. */
  const [link, setLink] = useState<string>();
  /** With the version that was seen: what a colleague does while the question is open is not decided on. */
  const [question, setQuestion] = useState<{ readonly what: Asked; readonly version: number }>();
  const changed = (operator: StaffOperator, what: string) => {
    if (reply) accept({ ...reply, operator });
    setDone(what);
    onChanged();
  };
  const onRefused = (problem: unknown) => {
    if (!(problem instanceof CallProblem) || problem.kind !== 'operator-changed') return;
    setQuestion(undefined);
    refresh();
    onChanged();
  };
  const options = { failed: 'operator-not-changed', words: copy, onRefused };
  const decision = usePasskeyCommand({
    send: (commandId, requested: Decision) =>
      staffClient('decideOperator', { body: { commandId, ...requested } }),
    onDone(decided: ReplyTo<'decideOperator'>, requested: Decision) {
      setQuestion(undefined);
      setLink(decided.link === undefined ? undefined : window.location.origin + decided.link);
      changed(decided.operator, doneText(requested, decided));
      // Which guests have new links.
      if (requested.decision === 'end') refresh();
    },
    ...options,
  });
  const edit = (saved: string) => ({
    send: (commandId: string, requested: CommandOf<'editOperator'>) =>
      staffClient('editOperator', { body: { commandId, ...requested } }),
    onDone: ({ operator }: ReplyTo<'editOperator'>) => changed(operator, saved),
    ...options,
  });
  return {
    request,
    /** What was done last, for people. */
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
    /** Does what was asked. */
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

export type OneOperator = ReturnType<typeof useOperator>;

function doneText({ decision }: Decision, { guests }: ReplyTo<'decideOperator'>): string {
  const what = copy.done[decision];
  if (decision !== 'end') return what;
  return `${what} ${guests === undefined ? copy.guestsUnknown : copy.guests(guests)}`.trim();
}
