import { useRef, useState } from 'react';
import { logInBrowser } from '../../../api/browser-log.ts';
import { CallProblem } from '../../../api/client.ts';
import { newCommandId } from '../../../api/staff/command-id.ts';
import { stepUp } from '../../../api/staff/passkeys-on-demand.ts';
import type { PeopleAction } from '../../../api/staff/people.ts';
import { peopleCopy as copy } from '../../../content/staff/people-copy.ts';
import { messageOf } from '../message-of.ts';

/** `step-up`: refused until the passkey is used; `confirming`: the browser asks for it. */
export type ManageStatus = 'idle' | 'sending' | 'step-up' | 'confirming';

export interface Manage<Action = PeopleAction> {
  readonly status: ManageStatus;
  /** Why the last try failed, for people. */
  readonly refusal: string | undefined;
  /** Ignored while something is under way. */
  readonly submit: (action: Action) => void;
  /** Asks for the passkey, then repeats the action. */
  readonly confirm: (ask?: () => Promise<void>) => void;
  /** Before another question is asked. */
  readonly forget: () => void;
}

interface RefusalWords {
  /** Nothing was changed; `kind` of a refusal by the server. */
  readonly refused: (reason: string, kind?: CallProblem['kind']) => string;
  /** The answer was lost. */
  readonly unknown: string;
}

export interface ManageOptions {
  /** Log event of a failure. */
  readonly failed?: string;
  readonly words?: RefusalWords;
  readonly onRefused?: (problem: unknown) => void;
}

/**
 * Carries out one action on people, their codes or orders. Where the server wants a passkey used within five minutes, the action
 * waits for it and is then repeated under the same command.
 *
 * @param onDone gets the result: of `managePeople` the link of an invitation
 * @param carryOut sends the action under the id of its command
 */
export function useManage<Action = PeopleAction, Result = string | undefined>(
  onDone: (result: Result, action: Action) => void,
  carryOut: (commandId: string, action: Action) => Promise<Result>,
  { failed = 'people-not-changed', words = copy, onRefused }: ManageOptions = {},
): Manage<Action> {
  const [status, setStatus] = useState<ManageStatus>('idle');
  const [refusal, setRefusal] = useState<string>();
  const command = useRef<{ readonly id: string; readonly action: Action }>(undefined);
  const isBusy = useRef(false);

  const send = async ({ id, action }: NonNullable<typeof command.current>) => {
    setStatus('sending');
    try {
      const result = await carryOut(id, action);
      setStatus('idle');
      onDone(result, action);
    } catch (problem) {
      const isStepUp = problem instanceof CallProblem && problem.kind === 'step-up';
      setStatus(isStepUp ? 'step-up' : 'idle');
      if (isStepUp) return;
      logInBrowser(failed, problem instanceof CallProblem ? problem.kind : undefined);
      setRefusal(refusalOf(problem, words));
      onRefused?.(problem);
    }
  };
  const once = async (task: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRefusal(undefined);
    try {
      await task();
    } finally {
      isBusy.current = false;
    }
  };

  return {
    status,
    refusal,
    submit: (action) =>
      void once(() => {
        // A corrected action is another command.
        if (command.current === undefined || !isSame(command.current.action, action))
          command.current = { id: newCommandId(), action };
        return send(command.current);
      }),
    confirm: (ask = stepUp) =>
      void once(async () => {
        if (command.current === undefined) return;
        setStatus('confirming');
        try {
          await ask();
        } catch (problem) {
          setStatus('step-up');
          return setRefusal(words.refused(messageOf(problem)));
        }
        await send(command.current);
      }),
    forget() {
      command.current = undefined;
      setStatus('idle');
      setRefusal(undefined);
    },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function refusalOf(problem: unknown, words: RefusalWords): string {
  if (!(problem instanceof CallProblem)) return words.refused(messageOf(problem));
  return problem.isDefinite ? words.refused(problem.message, problem.kind) : words.unknown;
}
