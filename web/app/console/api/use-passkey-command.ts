import { useRef, useState } from 'react';
import { logInBrowser } from '#app/requests/browser-log.ts';
import { CallProblem } from '#app/requests/client.ts';
import { newCommandId } from './command-id.ts';
import { stepUp } from './passkeys-on-demand.ts';

/** `step-up`: refused until the passkey is used; `confirming`: the browser asks for it. */
export type PasskeyCommandStatus = 'idle' | 'sending' | 'step-up' | 'confirming';

export interface PasskeyCommand<Requested> {
  readonly status: PasskeyCommandStatus;
  /** Whether the command waits for the passkey. */
  readonly needsPasskey: boolean;
  /** Why the last try failed, in words for staff. */
  readonly refusal: string | undefined;
  /** Ignored while the command is running. */
  readonly submit: (requested: Requested) => void;
  /** Asks for the passkey, then repeats the command. @param promptForPasskey the prompt; by default for a passkey */
  readonly confirm: (promptForPasskey?: () => Promise<void>) => void;
  /** Resets the command. */
  readonly forget: () => void;
}

export interface PasskeyCommandOptions<Requested, Result> {
  /** Sends the request under a command id. */
  readonly send: (commandId: string, requested: Requested) => Promise<Result>;
  readonly onDone: (result: Result, requested: Requested) => void;
  readonly onRefused?: (problem: unknown) => void;
  /** Log event of a failure. */
  readonly failureEvent: string;
  readonly words: {
    /** Nothing was done. @param kind the kind of the server's refusal */
    readonly refused: (reason: string, kind: CallProblem['kind'] | undefined) => string;
    /** No response came, so the command may have been carried out. */
    readonly lost: string;
  };
}

/**
 * A command that needs a passkey used within the last five minutes. If it is refused for lack of one, it waits for the
 * passkey and is then repeated under the same id. After a lost response, too, it is repeated under the same id.
 * A different request gets a new id.
 */
export function usePasskeyCommand<Requested, Result>(
  options: PasskeyCommandOptions<Requested, Result>,
): PasskeyCommand<Requested> {
  const [status, setStatus] = useState<PasskeyCommandStatus>('idle');
  const [refusal, setRefusal] = useState<string>();
  const command = useRef<{ readonly id: string; readonly requested: Requested }>(undefined);
  const isBusy = useRef(false);
  const { send, onDone, onRefused, failureEvent, words } = options;

  const carryOut = async ({ id, requested }: NonNullable<typeof command.current>) => {
    setStatus('sending');
    try {
      const result = await send(id, requested);
      setStatus('idle');
      onDone(result, requested);
    } catch (problem) {
      const kind = problem instanceof CallProblem ? problem.kind : undefined;
      setStatus(kind === 'step-up' ? 'step-up' : 'idle');
      if (kind === 'step-up') return;
      logInBrowser(failureEvent, kind);
      setRefusal(refusalOf(problem, words));
      onRefused?.(problem);
    }
  };
  const runIfIdle = async (task: () => Promise<void>) => {
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
    needsPasskey: status === 'step-up' || status === 'confirming',
    refusal,
    submit: (requested) =>
      void runIfIdle(() => {
        if (command.current === undefined || !isSame(command.current.requested, requested))
          command.current = { id: newCommandId(), requested };
        return carryOut(command.current);
      }),
    confirm: (promptForPasskey = stepUp) =>
      void runIfIdle(async () => {
        if (command.current === undefined) return;
        setStatus('confirming');
        try {
          await promptForPasskey();
        } catch (problem) {
          setStatus('step-up');
          return setRefusal(words.refused(reasonOf(problem), undefined));
        }
        await carryOut(command.current);
      }),
    forget() {
      command.current = undefined;
      setStatus('idle');
      setRefusal(undefined);
    },
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const reasonOf = (problem: unknown): string => (problem instanceof Error ? problem.message : '');

function refusalOf(
  problem: unknown,
  { refused, lost }: PasskeyCommandOptions<unknown, unknown>['words'],
): string {
  if (!(problem instanceof CallProblem)) return refused(reasonOf(problem), undefined);
  return problem.isDefinite ? refused(problem.message, problem.kind) : lost;
}
