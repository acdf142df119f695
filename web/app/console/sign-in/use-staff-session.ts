import { useCallback, useEffect, useRef, useState } from 'react';
import { CallProblem } from '#app/requests/client.ts';
import type { Problem } from '#shared/problems/problems.ts';
import type { SessionState, StaffSession } from '../api/session-context.ts';
import { askingClient, onSessionLoss } from '../api/staff-client.ts';
import { lastName } from './last-name.ts';

/** Interval between attempts while the server does not answer. */
const retryIntervalMs = 10_000;
/** The server records the last use once an hour. */
const renewIntervalMs = 3_600_000;

/** A stored session opens the console when the server has not answered within this time. */
const maxWaitMs = 800;

/**
 * The session of the console: read on opening, renewed while open, and lost when a call reports it. Without a response,
 * the console opens with the session that the device has stored.
 */
export function useStaffSession(readStored: () => Promise<StaffSession | undefined> = async () => undefined) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const pendingRequest = useRef<AbortController>(undefined);

  /** An open console stays open while the server is unreachable. @param fallback the state without a stored session */
  const openStored = useCallback(
    async (fallback?: SessionState) => {
      const session = await readStored();
      const opened = session && ({ status: 'open', session, isStored: true } as const);
      setState((previous) => {
        if (previous.status === 'open') return previous;
        const isUnknown = previous.status === 'loading' || isUnanswered(previous);
        return (isUnknown ? opened : undefined) ?? fallback ?? previous;
      });
    },
    [readStored],
  );

  const refresh = useCallback(async () => {
    pendingRequest.current?.abort();
    const request = new AbortController();
    pendingRequest.current = request;
    const next = await askingClient('renewSession', { signal: request.signal }).then(
      (session): SessionState => ({ status: 'open', session }),
      (problem: unknown) => stateAfterProblem(problem),
    );
    if (request.signal.aborted) return;
    if (isUnanswered(next)) return openStored(next);
    if (next.status === 'open') lastName.write(displayNameOf(next.session));
    if (next.status === 'signed-out' || next.status === 'ended') lastName.write(undefined);
    setState(next);
  }, [openStored]);

  useEffect(() => {
    void refresh();
    const timer = setTimeout(() => void openStored(), maxWaitMs);
    return () => {
      clearTimeout(timer);
      pendingRequest.current?.abort();
    };
  }, [refresh, openStored]);

  // Checks each reported loss: the refusal may have another reason, or be older than the session.
  useEffect(() => onSessionLoss(() => void refresh()), [refresh]);

  useEffect(() => {
    const isRetrying = isUnanswered(state) || (state.status === 'open' && state.isStored === true);
    if (!isRetrying && state.status !== 'open') return;
    const refreshIfVisible = () => document.visibilityState !== 'hidden' && void refresh();
    const timer = setInterval(refreshIfVisible, isRetrying ? retryIntervalMs : renewIntervalMs);
    window.addEventListener('online', refreshIfVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', refreshIfVisible);
    };
  }, [state, refresh]);

  return {
    state,
    renew: useCallback(() => void refresh(), [refresh]),
    /** Called after signing out. */
    leave: useCallback(() => {
      pendingRequest.current?.abort();
      lastName.write(undefined);
      setState({ status: 'signed-out', isJustSignedOut: true });
    }, []),
  };
}

/** The name of a shared device, or of the person. */
const displayNameOf = ({ shared, person }: StaffSession): string | undefined => (shared ?? person)?.name;

const isUnanswered = ({ status }: SessionState): boolean => status === 'offline' || status === 'down';

function stateAfterProblem(problem: unknown): SessionState {
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
