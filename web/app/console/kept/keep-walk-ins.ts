import { CallProblem } from '#app/requests/client.ts';
import type { BodyOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { StaffClient } from '../api/staff-client.ts';
import { walkInParty } from './kept-entries.ts';
import { canStorePresses, type KeptQueue, type NewPress } from './kept-state.ts';

/** How long a walk-in waits for the response of the server before the device stores it. */
const maxWaitMs = 3_000;

type Author = Pick<NewPress, 'by' | 'identified'>;
type AddPartyReply = ReplyTo<'addParty'>;

/** A client that stores walk-ins on the device, under the same id, when the server does not respond. */
export function keepWalkIns(client: StaffClient, device: KeptQueue, author: Author): StaffClient {
  const add = async (body: BodyOf<'addParty'>): Promise<AddPartyReply> => {
    const { network, storage } = device.getState();
    if (!canStorePresses(storage)) return client('addParty', { body });
    if (network.status === 'offline') return keep(body, device, author);
    const response = client('addParty', { body });
    const isLate = await Promise.race([response.then(() => false, isUnanswered), pause(maxWaitMs)]);
    // Storage may refuse; the response may still come.
    return isLate ? keep(body, device, author).catch(() => response) : response;
  };
  return ((endpoint, ...[call]) => {
    const body = call?.body as BodyOf<'addParty'> | undefined;
    return endpoint === 'addParty' && body?.source === 'walk-in'
      ? add(body)
      : (client as (...parts: readonly unknown[]) => unknown)(endpoint, call);
  }) as StaffClient;
}

const isUnanswered = (problem: unknown): boolean => problem instanceof CallProblem && !problem.isDefinite;

const pause = (milliseconds: number) =>
  new Promise<true>((resolve) => setTimeout(() => resolve(true), milliseconds));

async function keep(
  { commandId, date, tourId, guestCount, preferredLanguage, firstName, lastName }: BodyOf<'addParty'>,
  device: KeptQueue,
  { by, identified }: Author,
): Promise<AddPartyReply> {
  const action = {
    kind: 'walk-in',
    guests: guestCount,
    ...(preferredLanguage !== undefined && { language: preferredLanguage }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  } as const;
  const party = { date, tourId, walkIn: commandId };
  await device.keepPress({ id: commandId, by, identified, party, action });
  const [added] = walkInParty({ id: commandId, at: Date.now(), by, party }, action);
  if (added === undefined) throw new RangeError(`No such start: ${tourId}`);
  return { success: true, party: added };
}
