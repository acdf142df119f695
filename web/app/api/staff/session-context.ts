import { createContext, useContext } from 'react';
import type { Colleague } from '../../../../shared/contracts/staff/fields.ts';
import type { StaffSession } from './session.ts';

/** The session that the console is open for. */
export interface OpenSession extends StaffSession {
  readonly person: Colleague;
  /** Asks the server again, for example after a passkey was added. */
  readonly renew: () => void;
}

export const SessionContext = createContext<OpenSession | undefined>(undefined);

/** @throws Error outside of the console's pages for people who are signed in */
export function useSession(): OpenSession {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a signed-in page around it.');
  return session;
}
