import { useCallback, useEffect, useRef, useState } from 'react';
import { CallProblem } from '#app/requests/client.ts';
import type { SessionState, StaffSession } from '../api/session-context.ts';
import { askingClient, onSessionLoss } from '../api/staff-client.ts';
import { lastName } from './last-name.ts';

/** Time to the next try without an answer. */
const retryMs = 10_000;
/** The server records the last use once an hour. */
const renewMs = 3_600_000;

/** The session of the console: read on opening, renewed while open, and lost when a call reports it. */
export function useStaffSession() {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const asking = useRef<AbortController>(undefined);

  const ask = useCallback(async () => {
    asking.current?.abort();
    const request = new AbortController();
    asking.current = request;
    const next = await askingClient('renewSession', { signal: request.signal }).then(
      (session): SessionState => ({ status: 'open', session }),
      (problem: unknown) => stateFor(problem),
    );
    if (request.signal.aborted) return;
    if (next.status === 'open') lastName.write(displayName(next.session));
    if (next.status === 'signed-out' || next.status === 'ended') lastName.write(undefined);
    // An open console stays open while the server is unreachable.
    setState((before) => (before.status === 'open' && isUnanswered(next) ? before : next));
  }, []);

  useEffect(() => {
    void ask();
    return () => asking.current?.abort();
  }, [ask]);

  // Checks each reported loss: the refusal may have another reason, or be older than the session.
  useEffect(() => onSessionLoss(() => void ask()), [ask]);

  useEffect(() => {
    const isRetrying = isUnanswered(state);
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
    const { about } = (problem as CallProblem).cause as { readonly about?: unknown };
    return { status: 'ended', ...(typeof about === 'string' && { by: about }) };
  }
  if (kind === 'unauthorized') return { status: 'signed-out' };
  if (kind === 'unreachable' || kind === 'timed-out') return { status: 'offline', lastName: lastName.read() };
  return { status: 'down' };
}
