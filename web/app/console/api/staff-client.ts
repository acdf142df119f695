import { type ServerClock, serverClock } from '#app/clock/clock.ts';
import { currentLanguage, waitForCopy } from '#app/console/language/copy.ts';
import { CallProblem, type Client, createSend, type Send } from '#app/requests/client.ts';
import { type Endpoint, endpoints } from '#shared/contracts/endpoints.ts';
import { personHeader } from '#shared/staff/sign-in/person-header.ts';
import { passHeaders, reportCall } from './call-listeners.ts';

/** Why the server no longer accepts the session of this browser, or does not know who acts in it. */
type SessionLoss = Extract<CallProblem['kind'], 'unauthorized' | 'device-ended' | 'identification-required'>;

type OnLoss = (loss: SessionLoss) => void;
const listeners = new Set<OnLoss>();

/** Subscribes to calls refused because the session was lost. Returns the unsubscribe function. */
export function onSessionLoss(listener: OnLoss): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isLoss = (kind: CallProblem['kind']): kind is SessionLoss =>
  kind === 'unauthorized' || kind === 'device-ended' || kind === 'identification-required';

/** A client that knows the endpoints of the console. */
export type StaffClient = Client<Endpoint>;

/** Response headers also contain the server's signed time, for devices with a key. */
const clock: ServerClock = {
  ...serverClock,
  learnFrom(headers) {
    serverClock.learnFrom(headers);
    passHeaders(headers);
  },
};

const sendByNetwork = createSend(endpoints, { hasSession: true, clock });

const send: Send = (endpoint, call) => reportCall(() => sendByNetwork(endpoint, call));

/** Loads the messages of refusals, which must be available offline. */
export const loadRefusals = () => import('./translate-problem.ts').then(waitForCopy);

/** The server sends messages of refusals in English; the console shows them in its language. */
const sendInSession: Send = async (endpoint, call) => {
  try {
    return await send(endpoint, call);
  } catch (problem) {
    if (!(problem instanceof CallProblem) || currentLanguage() === 'en') throw problem;
    const refusals = await loadRefusals().catch(() => undefined);
    throw refusals?.translateProblem(endpoint, problem) ?? problem;
  }
};

const sendAndReport: Send = async (endpoint, call) => {
  try {
    return await sendInSession(endpoint, call);
  } catch (problem) {
    if (problem instanceof CallProblem && isLoss(problem.kind))
      for (const listener of listeners) listener(problem.kind);
    throw problem;
  }
};

/** Carries the session without reporting its loss; used to ask whether there is one. */
export const askingClient = sendInSession as StaffClient;

/** Calls of the staff console: they carry its session, and report its loss. */
export const staffClient = sendAndReport as StaffClient;

/**
 * Calls on behalf of a person, refused as `identification-required` once another person is signed in on this browser.
 * Without a person, every write is refused, even while the server still knows the person who left.
 */
export const staffClientOf = (person = 'none'): StaffClient => {
  const send: Send = (endpoint, call) =>
    sendAndReport(endpoint, { ...call, headers: { ...call?.headers, [personHeader]: person } });
  return send as StaffClient;
};
