import type { StoredTicketKeys } from '#functions/tickets/ticket-keys.ts';
import { addDays, dateOf, daysBetween } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import {
  type KeyAccess,
  type Operation,
  type OperationContext,
  OperationProblem,
} from './operation/operation.ts';
import { newKey } from './rotate-edge-key.ts';

/** Days for which a device at the door may be offline. */
const publishedDays = 14;

/** Replaces the key that signs tickets, so that an offline device recognizes every ticket. */
export const rotateTicketKey: Operation = {
  usage: 'rotate-ticket-key [--leaked]',
  summary:
    'Replaces the key that signs tickets, in two runs a fortnight apart: by then each device at the door has the next key. --leaked replaces it at once; then tickets issued so far are not recognized.',
  options: { leaked: { type: 'boolean' } },
  async run({ words, options }, { ticketKeys, staffConsole, clock }) {
    if (words.length > 0)
      throw new OperationProblem('It takes no arguments: npm run ops -- rotate-ticket-key');
    if (ticketKeys === undefined)
      throw new OperationProblem(
        'Only a deployed stage has a key to rotate: give --stage. The local stack makes another at each start.',
      );
    const stored = await ticketKeys.keys();
    if (options.leaked === true) return replaceAtOnce(ticketKeys, staffConsole);
    if (stored.next === '') return publishNext(ticketKeys, stored, { staffConsole, clock });
    return signWithNext(ticketKeys, stored, { staffConsole, clock });
  },
};

type TicketKeyAccess = KeyAccess<StoredTicketKeys>;
type Console = OperationContext['staffConsole'];
type Context = Pick<OperationContext, 'staffConsole' | 'clock'>;

async function replaceAtOnce(access: TicketKeyAccess, staffConsole: Console): Promise<void> {
  const question =
    'Replace the key at once? At the door the codes of tickets issued so far are refused from then on; their six letters work.';
  if (!(await staffConsole.confirm(question))) return staffConsole.say('Nothing was changed.');
  await access.store({ signing: newKey(), previous: '', next: '' });
  staffConsole.say(
    'Replaced. Functions use the new key within five minutes, devices that are online within fifteen. A ticket that is opened or mailed again has a new code.',
  );
}

async function publishNext(
  access: TicketKeyAccess,
  { signing, previous }: StoredTicketKeys,
  { staffConsole, clock }: Context,
): Promise<void> {
  if (!(await staffConsole.confirm('Publish the next key of tickets?')))
    return staffConsole.say('Nothing was changed.');
  const nextSince = Math.floor(clock().getTime() / 1000);
  await access.store({ signing, previous, next: newKey(), nextSince });
  staffConsole.say(
    `1 of 2: the next key is published; devices fetch it with their list. Run this again on ${dayOfUse(nextSince)} or later.`,
  );
}

async function signWithNext(
  access: TicketKeyAccess,
  { signing, next, nextSince = 0 }: StoredTicketKeys,
  { staffConsole, clock }: Context,
): Promise<void> {
  const published = dateOf(new Date(nextSince * 1000));
  if (daysBetween(published, dateOf(clock())) < publishedDays)
    throw new OperationProblem(
      `The next key was published on ${formatDate(published)}. An offline device may not know it before ${dayOfUse(nextSince)}: run this again then, or with --leaked if someone may know the current key.`,
    );
  if (!(await staffConsole.confirm('Sign tickets by the next key from now on?')))
    return staffConsole.say('Nothing was changed.');
  await access.store({ signing: next, previous: signing, next: '' });
  staffConsole.say(
    '2 of 2: the next key signs tickets within five minutes. Those of the key before it are recognized until the next rotation.',
  );
}

const dayOfUse = (nextSince: number): string =>
  formatDate(addDays(dateOf(new Date(nextSince * 1000)), publishedDays));
