import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { sessionSeconds } from '#shared/staff/sign-in/people.ts';
import { sessionCookie } from '#shared/staff/sign-in/session-cookie.ts';

/** The session as a browser presents it: the device, the person it claims to act for, and the secret of the session. */
export interface SessionKey {
  readonly device: string;
  readonly person: string;
  readonly secret: string;
}

/** A session that was just started, and how long it lasts. */
export interface NewSession extends SessionKey {
  readonly seconds: number;
}

/** The unchanged session of a shared device, now acting for another person. */
interface ActingSession {
  readonly actingFor: string;
  /** Seconds until the session ends. */
  readonly seconds: number;
}

/** A change of the browser's session. `renew`: its lifetime starts again. */
export type SessionChange = NewSession | ActingSession | 'renew' | 'end';

const idPattern = '[0-9A-HJKMNP-TV-Z]{10,26}';
const cookiePattern = new RegExp(
  `^(?<device>${idPattern})\\.(?<person>${idPattern})\\.(?<secret>[A-Za-z0-9_-]{43})$`,
);

/**
 * The session that a browser presents; undefined unless there is exactly one: no browser holds two cookies of one name.
 */
export function presentedSession({ cookies = [] }: APIGatewayProxyEventV2): SessionKey | undefined {
  const [presented = '', ...others] = cookies.filter((cookie) => cookie.startsWith(`${sessionCookie}=`));
  if (others.length > 0) return undefined;
  const { device, person, secret } =
    cookiePattern.exec(presented.slice(sessionCookie.length + 1))?.groups ?? {};
  return device && person && secret ? { device, person, secret } : undefined;
}

/** The values of `set-cookie`; `presented` is the session of the call. */
export function sessionCookies(change: SessionChange, presented: SessionKey | undefined): string[] {
  if (change === 'end') return cookiesWith('', 0);
  if (typeof change === 'object' && 'secret' in change) return cookiesWith(cookieOf(change), change.seconds);
  const session = presented ?? noSession();
  return change === 'renew'
    ? cookiesWith(cookieOf(session), sessionSeconds)
    : cookiesWith(cookieOf({ ...session, person: change.actingFor }), change.seconds);
}

const cookieOf = ({ device, person, secret }: SessionKey): string => `${device}.${person}.${secret}`;

function noSession(): never {
  throw new Error('There is no session to renew');
}

/** The session cookie, and a second cookie that pages can read: pages that find it load no analytics. */
const cookiesWith = (session: string, seconds: number): string[] => [
  `${sessionCookie}=${session}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`,
  `staff-device=${session === '' ? '' : '1'}; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict`,
];
