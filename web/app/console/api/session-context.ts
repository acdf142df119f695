import { createContext, useContext } from 'react';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';

/** Person and device behind the session cookie of this browser; no person on a shared device without an active colleague. */
export type StaffSession = Omit<ReplyTo<'renewSession'>, 'success'>;

/** The state of this browser's session. */
export type SessionState =
  | { readonly status: 'loading' }
  /** `isStored`: the session as the server last confirmed it, while the server does not answer. */
  | { readonly status: 'open'; readonly session: StaffSession; readonly isStored?: true }
  /** `isJustSignedOut`: the person has just signed out. */
  | { readonly status: 'signed-out'; readonly isJustSignedOut?: boolean }
  /** `by`: name of the manager who revoked the device; `at`: when, in epoch seconds. */
  | { readonly status: 'ended'; readonly by?: string; readonly at?: number }
  | { readonly status: 'offline'; readonly lastName: string | undefined }
  | { readonly status: 'down' };

/** The session of a page that may be read on a shared device without an active colleague. */
export interface ReadingSession extends StaffSession {
  /** How the person was identified; absent for the owner of the device, and for a colleague who entered their code. */
  readonly identified?: KeptPress['identified'];
  /** Asks the server again, for example after a passkey was added. */
  readonly renew: () => void;
  /** Asks which colleague acts, before something is written. @param onIdentified runs once a colleague is chosen */
  readonly askForColleague: (onIdentified?: () => void) => void;
}

/** The session of an open console. */
export interface OpenSession extends ReadingSession {
  readonly person: Colleague;
}

export const SessionContext = createContext<ReadingSession | undefined>(undefined);

/** @throws Error outside of the console's pages for people who are signed in */
export function useReading(): ReadingSession {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useReading must be called in a page of a linked device.');
  return session;
}

/** @throws Error outside of the console's pages, and without an active colleague */
export function useSession(): OpenSession {
  const session = useReading();
  const { person } = session;
  if (person === undefined) throw new Error('useSession must be called in a signed-in page.');
  return { ...session, person };
}
