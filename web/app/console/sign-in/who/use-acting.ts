import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffSession } from '#app/console/api/session-context.ts';
import { staffClient } from '#app/console/api/staff-client.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { actingSeconds } from '#shared/staff/sign-in/people.ts';

/** Presses are reported to the server at most this often. */
const stayEveryMs = 60_000;
const checkEveryMs = 10_000;
const idleMs = actingSeconds * 1000;

/** A person with a code or a passkey. */
export type Identification = Extract<BodyOf<'identify'>['action'], { readonly person: string }>;

interface Acting {
  /** The active colleague, if any. */
  readonly acting: Colleague | undefined;
  /** Returns the name of the person who acts now. Throws a `CallProblem` if the code or passkey was wrong or not checked. */
  readonly identify: (identification: Identification) => Promise<string>;
  /** Wrong codes tried in their name, until dismissed. */
  readonly wrongTries: number;
  /** Whether they only chose their name, without a network to check a code. */
  readonly needsOnlyName: boolean;
  /** Acts without a code, which cannot be checked without a network. */
  readonly chooseName: (person: Pick<Colleague, 'id' | 'name'>) => void;
  readonly forgetWrongTries: () => void;
  readonly leave: () => void;
}

/**
 * Who acts on this shared device, until they leave or fifteen minutes pass without a press.
 *
 * @param onIdle called when those fifteen minutes are over
 */
export function useActing(session: StaffSession, onRenew: () => void, onIdle: () => void): Acting {
  const [acting, setActing] = useState(session.person);
  const [wrongTries, setWrongTries] = useState(0);
  const [needsOnlyName, setNameAlone] = useState(false);

  // The session can only end it: without a network the server may still know the person who left.
  useEffect(() => setActing((previous) => previous && session.person), [session]);

  const leave = useCallback(() => {
    setActing(undefined);
    setWrongTries(0);
    // If this call fails, the server ends it within fifteen minutes, or with the next code.
    staffClient('identify', { body: { action: { kind: 'leave' } } }).catch(() => {});
  }, []);

  const actingId = acting?.id;
  const idle = useRef(onIdle);
  idle.current = onIdle;
  useEffect(() => {
    if (actingId === undefined) return;
    let pressedAt = Date.now();
    let reportedAt = pressedAt;
    const checkIdle = () => {
      if (Date.now() - pressedAt < idleMs) return;
      leave();
      idle.current();
    };
    const press = () => {
      pressedAt = Date.now();
      if (pressedAt - reportedAt < stayEveryMs) return;
      const previous = reportedAt;
      reportedAt = pressedAt;
      staffClient('identify', { body: { action: { kind: 'stay' } } }).catch(() => {
        reportedAt = previous;
      });
    };
    const timer = setInterval(checkIdle, checkEveryMs);
    document.addEventListener('visibilitychange', checkIdle);
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIdle);
      window.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [actingId, leave]);

  return {
    acting,
    wrongTries,
    needsOnlyName,
    chooseName({ id, name }) {
      // On a shared device managers, too, act with the rights of the floor.
      setActing({ id, name, role: 'floor' });
      setNameAlone(true);
      setWrongTries(0);
    },
    forgetWrongTries: () => setWrongTries(0),
    async identify(action) {
      const identified = await staffClient('identify', { body: { action } });
      if (identified.person === undefined) return '';
      setActing(identified.person);
      setNameAlone(false);
      setWrongTries(identified.wrongTries ?? 0);
      onRenew();
      return identified.person.name;
    },
    leave,
  };
}
