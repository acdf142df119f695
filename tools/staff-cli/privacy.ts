import {
  type PersonalRecord,
  personalData,
  type StillNeeded,
  stillNeeded,
} from '../../functions/stores/privacy/personal-data.ts';
import { counted } from '../../functions/use-cases/run-sheet/pluralize.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { optionOf } from './operation/parse-args.ts';
import { writeOutput } from './operation/write-output.ts';

/** What a person may ask of whoever keeps data of theirs: to see it, and to have it gone. */
export const privacy: Operation = {
  usage: 'privacy export <email> [--file data.json] | privacy erase <email> [--dry-run]',
  summary: 'Gives out all that is kept of a person, or takes out who it was; amounts and visits stay.',
  options: { file: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run(request, context) {
    const [verb, email, ...others] = request.words;
    if ((verb !== 'export' && verb !== 'erase') || others.length > 0) {
      throw new OperationProblem('Say what: privacy export <email>, or privacy erase <email>.');
    }
    if (email === undefined || !/^\S+@\S+$/.test(email)) {
      throw new OperationProblem(`Say whose: npm run ops -- privacy ${verb} <email>.`);
    }
    const found = await personalData(context.table, context.clock).of(email);
    if (found.length === 0) {
      context.staffConsole.say('Nothing is kept of this address.');
      return;
    }
    await (verb === 'export' ? exportAll(found, request, context) : eraseAll(found, request, context));
  },
};

async function exportAll(
  found: readonly PersonalRecord[],
  request: Request,
  { staffConsole }: OperationContext,
): Promise<void> {
  const content = found.map(
    ({ kind, content: { fingerprint: _ours, formerEmails: _others, ...rest } }: ExportedRecord) => ({
      kind,
      ...rest,
    }),
  );
  const text = `${JSON.stringify(content, undefined, 2)}\n`;
  const file = optionOf(request, 'file');
  if (file === undefined) staffConsole.say(text.trimEnd());
  else await writeOutput(staffConsole, file, () => text);
}
type ExportedRecord = { kind: string; content: Record<string, unknown> };

async function eraseAll(
  found: readonly PersonalRecord[],
  { options }: Request,
  { table, clock, staffConsole }: OperationContext,
): Promise<void> {
  const now = clock();
  const needed = found.map((record) => ({ record, reason: stillNeeded(record, now) }));
  const free = needed.flatMap(({ record, reason }) => (reason === undefined ? [record] : []));
  const kept = needed.flatMap(({ record, reason }) => (reason === undefined ? [] : [{ record, reason }]));
  for (const record of free) staffConsole.say(`  ${inWords(record)}: ${ends[record.kind]}`);
  for (const { record, reason } of kept) staffConsole.say(`  ${inWords(record)}: stays, ${stays[reason]}`);
  if (free.length === 0 || options['dry-run']) {
    staffConsole.say('Nothing is erased.');
    return;
  }
  const question = `Erase the person from ${counted(free.length, 'record')}? There is no way back.`;
  if (!(await staffConsole.confirm(question))) {
    staffConsole.say('Nothing is erased.');
    return;
  }
  for (const record of free) await personalData(table, clock).erase(record);
  staffConsole.say(
    `${counted(free.length, 'record')} erased${kept.length > 0 ? `, ${kept.length} left: do what is said of them, then the same again` : ''}. Mailboxes, Stripe and the table’s backups of 35 days are not reached from here.`,
  );
}

const ends: Readonly<Record<PersonalRecord['kind'], string>> = {
  booking: 'name and address go, the visit stays',
  'former-address': 'the address goes, the booking stays with its guest',
  order: 'addresses go, bottles and amounts stay',
  enquiry: 'all that was typed goes',
  operator: 'all that was typed goes',
};

const stays: Readonly<Record<StillNeeded, string>> = {
  'to-come': 'the visit is still to come: cancel it first',
  'being-paid': 'its payment is under way: wait for its end',
  'to-be-shipped': 'it is paid and not shipped: ship or refund it first',
  'being-refunded': 'its refund is under way: wait for its end',
  'has-access': 'they are in the programme: revoke their access first',
};

/** A record without what it says of the person. */
function inWords({ kind, content }: PersonalRecord): string {
  switch (kind) {
    case 'booking':
      return `Booking of ${content.date}, ${content.time}, ${content.status}`;
    case 'former-address':
      return `Earlier address of a booking of ${content.date}, ${content.time}`;
    case 'order':
      return `Order ${content.reference}, ${content.status}`;
    case 'enquiry':
      return `Enquiry ${content.id}`;
    case 'operator':
      return `Operator ${content.id}, ${content.status}`;
  }
}
