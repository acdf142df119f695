import { useCallback, useEffect, useRef, useState } from 'react';
import { CallProblem } from '#app/requests/client.ts';
import type { Problem } from '#shared/problems/problems.ts';
import type { SessionState, StaffSession } from '../api/session-context.ts';
import { askingClient, onSessionLoss } from '../api/staff-client.ts';
import { lastName } from './last-name.ts';

/** Time to the next try without an answer. */
const retryMs = 10_000;
/** The server records the last use once an hour. */
const renewMs = 3_600_000;

/** A stored session opens the console when the server has not answered after this time. */
const patienceMs = 800;

/**
 * The session of the console: read on opening, renewed while open, and lost when a call reports it. Without an answer the
 * console opens with the session that the device has stored.
 */
export function useStaffSession(readStored: () => Promise<StaffSession | undefined> = async () => undefined) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const asking = useRef<AbortController>(undefined);

  /** An open console stays open while the server is unreachable. @param otherwise without a stored session */
  const openStored = useCallback(
    async (otherwise?: SessionState) => {
      const session = await readStored();
      const opened = session && ({ status: 'open', session, isStored: true } as const);
      setState((before) => {
        if (before.status === 'open') return before;
        const isUnknown = before.status === 'loading' || isUnanswered(before);
        return (isUnknown ? opened : undefined) ?? otherwise ?? before;
      });
    },
    [readStored],
  );

  const ask = useCallback(async () => {
    asking.current?.abort();
    const request = new AbortController();
    asking.current = request;
    const next = await askingClient('renewSession', { signal: request.signal }).then(
      (session): SessionState => ({ status: 'open', session }),
      (problem: unknown) => stateFor(problem),
    );
    if (request.signal.aborted) return;
    if (isUnanswered(next)) return openStored(next);
    if (next.status === 'open') lastName.write(displayName(next.session));
    if (next.status === 'signed-out' || next.status === 'ended') lastName.write(undefined);
    setState(next);
  }, [openStored]);

  useEffect(() => {
    void ask();
    const timer = setTimeout(() => void openStored(), patienceMs);
    return () => {
      clearTimeout(timer);
      asking.current?.abort();
    };
  }, [ask, openStored]);

  // Checks each reported loss: the refusal may have another reason, or be older than the session.
  useEffect(() => onSessionLoss(() => void ask()), [ask]);

  useEffect(() => {
    const isRetrying = isUnanswered(state) || (state.status === 'open' && state.isStored === true);
    if (!isRetrying && state.status !== 'open') return;
    const again = () => document.visibilityState !== 'hidden' && void ask();
    const timer = setInterval(again, isRetrying ? retryMs : renewMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [state, ask]);

  return {
    state,
    renew: useCallback(() => void ask(), [ask]),
    /** After signing out. */
    leave: useCallback(() => {
      asking.current?.abort();
      lastName.write(undefined);
      setState({ status: 'signed-out', left: true });
    }, []),
  };
}

/** The name of a shared device, or of the person. */
const displayName = ({ shared, person }: StaffSession): string | undefined => (shared ?? person)?.name;

const isUnanswered = ({ status }: SessionState): boolean => status === 'offline' || status === 'down';

function stateFor(problem: unknown): SessionState {
  const kind = problem instanceof CallProblem ? problem.kind : undefined;
  if (kind === 'device-ended') {
    const { about, details } = (problem as CallProblem).cause as Partial<Problem>;
    const at = details?.endedAt;
    return {
      status: 'ended',
      ...(typeof about === 'string' && { by: about }),
      ...(typeof at === 'number' && { at }),
    };
  }
  if (kind === 'unauthorized') return { status: 'signed-out' };
  if (kind === 'unreachable' || kind === 'timed-out') return { status: 'offline', lastName: lastName.read() };
  return { status: 'down' };
}
