import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { sessionSeconds } from '#shared/staff/sign-in/people.ts';
import { sessionCookie } from '#shared/staff/sign-in/session-cookie.ts';

/** What a browser shows: the device and whose it claims to be, and the secret of the session. */
export interface SessionKey {
  readonly device: string;
  readonly person: string;
  readonly secret: string;
}

/** A session that was just started, and how long it lasts. */
export interface NewSession extends SessionKey {
  readonly seconds: number;
}

/** A shared device's session as it is, with another person to look up. */
interface ActingSession {
  readonly actingFor: string;
  /** Until the session ends. */
  readonly seconds: number;
}

/** What a call does to the session of its browser. `renew`: it lasts its full time again. */
export type SessionChange = NewSession | ActingSession | 'renew' | 'end';

const id = '[0-9A-HJKMNP-TV-Z]{10,26}';
const value = new RegExp(`^(?<device>${id})\\.(?<person>${id})\\.(?<secret>[A-Za-z0-9_-]{43})$`);

/** The session that a browser shows; undefined without exactly one: no browser holds two of the name. */
export function shownSession({ cookies = [] }: APIGatewayProxyEventV2): SessionKey | undefined {
  const [shown = '', ...others] = cookies.filter((cookie) => cookie.startsWith(`${sessionCookie}=`));
  if (others.length > 0) return undefined;
  const { device, person, secret } = value.exec(shown.slice(sessionCookie.length + 1))?.groups ?? {};
  return device && person && secret ? { device, person, secret } : undefined;
}

/** The values of `set-cookie`; `shown` is the session of the call. */
export function sessionCookies(change: SessionChange, shown: SessionKey | undefined): string[] {
  if (change === 'end') return cookiesWith('', 0);
  if (typeof change === 'object' && 'secret' in change) return cookiesWith(cookieOf(change), change.seconds);
  const session = shown ?? noSession();
  return change === 'renew'
    ? cookiesWith(cookieOf(session), sessionSeconds)
    : cookiesWith(cookieOf({ ...session, person: change.actingFor }), change.seconds);
}

const cookieOf = ({ device, person, secret }: SessionKey): string => `${device}.${person}.${secret}`;

function noSession(): never {
  throw new Error('There is no session to renew');
}

/** In addition to the session a cookie that pages can read: where it exists, they load no measurement. */
const cookiesWith = (session: string, seconds: number): string[] => [
  `${sessionCookie}=${session}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`,
  `staff-device=${session === '' ? '' : '1'}; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict`,
];
