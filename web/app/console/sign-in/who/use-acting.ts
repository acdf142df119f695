import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffSession } from '#app/console/api/session-context.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { actingSeconds } from '#shared/staff/sign-in/people.ts';

/** Presses are reported to the server at most this often. */
const reportIntervalMs = 60_000;
const checkIntervalMs = 10_000;
const idleMs = actingSeconds * 1000;

/** A person's code or passkey. */
export type Identification = Extract<BodyOf<'identify'>['action'], { readonly person: string }>;

interface ActingState {
  /** The active colleague, if any. */
  readonly acting: Colleague | undefined;
  /**
   * Returns the name of the person who acts now. Throws a `CallProblem` if the code or passkey was wrong or not
   * checked.
   */
  readonly identify: (identification: Identification) => Promise<string>;
  /** Wrong codes tried in the colleague's name, until dismissed. */
  readonly wrongTries: number;
  /** Whether the colleague chose only a name, because a code cannot be checked offline. */
  readonly isIdentifiedByName: boolean;
  /** Acts without a code, which cannot be checked offline. */
  readonly chooseName: (person: Pick<Colleague, 'id' | 'name'>) => void;
  readonly forgetWrongTries: () => void;
  readonly leave: () => void;
}

/**
 * Who acts on this shared device, until they leave or fifteen minutes pass without a press.
 *
 * @param onIdle called when those fifteen minutes are over
 */
export function useActing(session: StaffSession, onRenew: () => void, onIdle: () => void): ActingState {
  const [acting, setActing] = useState(session.person);
  const [wrongTries, setWrongTries] = useState(0);
  const [isIdentifiedByName, setIdentifiedByName] = useState(false);

  // A session can end the acting but not start it: offline, the server may not know yet that the person has left.
  useEffect(() => setActing((previous) => previous && session.person), [session]);

  const leave = useCallback(() => {
    setActing(undefined);
    setWrongTries(0);
    // If this call fails, the server ends the identification within fifteen minutes, or with the next code.
    staffClient('identify', { body: { action: { kind: 'leave' } } }).catch(() => {});
  }, []);

  const actingId = acting?.id;
  const latestOnIdle = useRef(onIdle);
  latestOnIdle.current = onIdle;
  useEffect(() => {
    if (actingId === undefined) return;
    let pressedAt = Date.now();
    let reportedAt = pressedAt;
    const checkIdle = () => {
      if (Date.now() - pressedAt < idleMs) return;
      leave();
      latestOnIdle.current();
    };
    const reportPress = () => {
      pressedAt = Date.now();
      if (pressedAt - reportedAt < reportIntervalMs) return;
      const previous = reportedAt;
      reportedAt = pressedAt;
      staffClient('identify', { body: { action: { kind: 'stay' } } }).catch(() => {
        reportedAt = previous;
      });
    };
    const timer = setInterval(checkIdle, checkIntervalMs);
    document.addEventListener('visibilitychange', checkIdle);
    window.addEventListener('pointerdown', reportPress, { capture: true });
    window.addEventListener('keydown', reportPress, { capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIdle);
      window.removeEventListener('pointerdown', reportPress, { capture: true });
      window.removeEventListener('keydown', reportPress, { capture: true });
    };
  }, [actingId, leave]);

  return {
    acting,
    wrongTries,
    isIdentifiedByName,
    chooseName({ id, name }) {
      // On a shared device managers, too, act with the rights of the floor.
      setActing({ id, name, role: 'floor' });
      setIdentifiedByName(true);
      setWrongTries(0);
    },
    forgetWrongTries: () => setWrongTries(0),
    async identify(action) {
      const reply = await staffClient('identify', { body: { action } });
      if (reply.person === undefined) return '';
      setActing(reply.person);
      setIdentifiedByName(false);
      setWrongTries(reply.wrongTries ?? 0);
      onRenew();
      return reply.person.name;
    },
    leave,
  };
}
