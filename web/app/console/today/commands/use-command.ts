import { useEffect, useRef, useState } from 'react';
import { newCommandId } from '#app/console/api/command-id.ts';
import { loadPasskeys, stepUp } from '#app/console/api/passkeys-on-demand.ts';
import type { StaffClient } from '#app/console/api/staff-client.ts';
import { CallProblem } from '#app/requests/client.ts';

export type CommandState<Command> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** The command may be stored; another press sends it again with the same id. */
  | { readonly status: 'unanswered' }
  | { readonly status: 'refused'; readonly problem: CallProblem; readonly command: Command };

const maxRetries = 2;
const retryDelayMs = 1_000;

/**
 * Sends a command once, however often it is pressed. Without a response, the command is sent again with the same id. If
 * it needs a manager's passkey, the next press asks for the passkey.
 *
 * @param client the active colleague's client; when it changes, a refusal for lack of identification is cleared
 */
export function useCommand<Command extends { readonly commandId: string }, Reply>(
  client: StaffClient,
  send: (client: StaffClient, command: Command) => Promise<Reply>,
  onDone: (reply: Reply, command: Command) => void,
) {
  const [state, setState] = useState<CommandState<Command>>({ status: 'idle' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(
    () => setState((previous) => (needsIdentification(previous) ? { status: 'idle' } : previous)),
    [client],
  );
  const unansweredCommand = useRef<Command>(undefined);
  /** Whether the next press asks for the passkey first, since browsers ask for one only after a press. */
  const needsPasskey = useRef(false);

  async function press(newCommand: Omit<Command, 'commandId'>): Promise<void> {
    const command =
      unansweredCommand.current ?? ({ commandId: newCommandId(), ...newCommand } as unknown as Command);
    unansweredCommand.current = command;
    setState({ status: 'sending' });
    try {
      if (needsPasskey.current) await stepUp();
      needsPasskey.current = false;
    } catch (cause) {
      unansweredCommand.current = undefined;
      const problem = new CallProblem('step-up', cause instanceof Error ? cause.message : '', { cause });
      setState({ status: 'refused', problem, command });
      return;
    }
    for (let attempt = 0; attempt <= maxRetries; attempt += 1) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      try {
        const reply = await send(client, command);
        unansweredCommand.current = undefined;
        setState({ status: 'idle' });
        onDone(reply, command);
        return;
      } catch (cause) {
        if (!(cause instanceof CallProblem)) throw cause;
        if (!cause.isDefinite) continue;
        unansweredCommand.current = undefined;
        needsPasskey.current = cause.kind === 'step-up';
        if (needsPasskey.current) void loadPasskeys().catch(() => {});
        setState({ status: 'refused', problem: cause, command });
        return;
      }
    }
    setState({ status: 'unanswered' });
  }

  return { state, press, dismiss: () => setState({ status: 'idle' }) };
}

const needsIdentification = (state: CommandState<unknown>): boolean =>
  state.status === 'refused' && state.problem.kind === 'identification-required';
