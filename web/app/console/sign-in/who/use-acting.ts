import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffSession } from '#app/console/api/session-context.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { actingSeconds } from '#shared/staff/sign-in/people.ts';

/** The server hears of presses at most this often. */
const stayEveryMs = 60_000;
const lookEveryMs = 10_000;
const idleMs = actingSeconds * 1000;

interface Acting {
  /** Undefined without one. */
  readonly acting: Colleague | undefined;
  /** The name of who acts now. Throws a `CallProblem` for a code that is not right, locked or not checked. */
  readonly identify: (person: string, code: string, newCode?: string) => Promise<string>;
  /** Wrong tries at their code before it, until they have read of them. */
  readonly wrongTries: number;
  readonly forgetWrongTries: () => void;
  readonly leave: () => void;
}

/**
 * Who acts on this shared device: until they leave, for fifteen minutes after their last press.
 *
 * @param onIdle those fifteen minutes are over
 */
export function useActing(session: StaffSession, onRenew: () => void, onIdle: () => void): Acting {
  const [acting, setActing] = useState(session.person);
  const [wrongTries, setWrongTries] = useState(0);

  // The server only ends it here: without a network it may still know the person who has left.
  useEffect(() => setActing((before) => before && session.person), [session]);

  const leave = useCallback(() => {
    setActing(undefined);
    setWrongTries(0);
    // Unheard, it ends within fifteen minutes; until then the next code replaces it.
    staffClient('identify', { body: { action: { kind: 'leave' } } }).catch(() => {});
  }, []);

  const actingId = acting?.id;
  const idle = useRef(onIdle);
  idle.current = onIdle;
  useEffect(() => {
    if (actingId === undefined) return;
    let pressedAt = Date.now();
    let heardAt = pressedAt;
    const look = () => {
      if (Date.now() - pressedAt < idleMs) return;
      leave();
      idle.current();
    };
    const press = () => {
      pressedAt = Date.now();
      if (pressedAt - heardAt < stayEveryMs) return;
      const before = heardAt;
      heardAt = pressedAt;
      staffClient('identify', { body: { action: { kind: 'stay' } } }).catch(() => {
        heardAt = before;
      });
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [actingId, leave]);

  return {
    acting,
    wrongTries,
    forgetWrongTries: () => setWrongTries(0),
    async identify(person, code, newCode) {
      const action = { kind: 'identify', person, code, newCode } as const;
      const identified = await staffClient('identify', { body: { action } });
      if (identified.person === undefined) return '';
      setActing(identified.person);
      setWrongTries(identified.wrongTries ?? 0);
      onRenew();
      return identified.person.name;
    },
    leave,
  };
}
