import { useCallback, useEffect, useRef, useState } from 'react';
import { CallProblem } from '#app/requests/client.ts';
import type { StaffSession } from '../api/session-context.ts';
import { askingClient, onSessionLoss } from '../api/staff-client.ts';
import { lastName } from './last-name.ts';

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'open'; readonly session: StaffSession }
  /** `left`: by their own choice, just now. */
  | { readonly status: 'signed-out'; readonly left?: boolean }
  | { readonly status: 'ended' }
  | { readonly status: 'offline'; readonly lastName: string | undefined }
  | { readonly status: 'down' };

/** Without an answer it asks again after this time. */
const retryMs = 10_000;
/** The server notes the last use once an hour. */
const renewMs = 3_600_000;

/** Session of the console: asked for on opening, renewed while it is open, lost when a call says so. */
export function useStaffSession() {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const asking = useRef<AbortController>(undefined);

  const ask = useCallback(async () => {
    asking.current?.abort();
    const given = new AbortController();
    asking.current = given;
    const next = await askingClient('renewSession', { signal: given.signal }).then(
      (session): SessionState => ({ status: 'open', session }),
      (problem: unknown) => stateAfter(problem),
    );
    if (given.signal.aborted) return;
    if (next.status === 'open') lastName.write(nameIn(next.session));
    if (next.status === 'signed-out' || next.status === 'ended') lastName.write(undefined);
    // An open console stays open while the server cannot be asked.
    setState((before) => (before.status === 'open' && isUnanswered(next) ? before : next));
  }, []);

  useEffect(() => {
    void ask();
    return () => asking.current?.abort();
  }, [ask]);

  // A loss is checked: the refusal may have been for another reason, or be older than a new session.
  useEffect(() => onSessionLoss(() => void ask()), [ask]);

  useEffect(() => {
    const waits = isUnanswered(state);
    if (!waits && state.status !== 'open') return;
    const again = () => document.visibilityState !== 'hidden' && void ask();
    const timer = setInterval(again, waits ? retryMs : renewMs);
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

/** A shared device has its own name. */
const nameIn = ({ shared, person }: StaffSession): string | undefined => (shared ?? person)?.name;

const isUnanswered = ({ status }: SessionState): boolean => status === 'offline' || status === 'down';

function stateAfter(problem: unknown): SessionState {
  const kind = problem instanceof CallProblem ? problem.kind : undefined;
  if (kind === 'device-ended') return { status: 'ended' };
  if (kind === 'unauthorized') return { status: 'signed-out' };
  if (kind === 'unreachable' || kind === 'timed-out') return { status: 'offline', lastName: lastName.read() };
  return { status: 'down' };
}
