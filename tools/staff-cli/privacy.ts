import { randomBytes } from 'node:crypto';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { canonicalPerson } from '#functions/stores/privacy/sought-person.ts';
import { erasePerson } from '#functions/use-cases/privacy/erase-person.ts';
import { exportPerson } from '#functions/use-cases/privacy/export-person.ts';
import type { PrivacyDeps } from '#functions/use-cases/privacy/privacy-command.ts';
import { describeRecord, sortRecords } from '#functions/use-cases/privacy/sort-records.ts';
import { countRecords } from '#shared/staff/personal-records.ts';
import { erasureEffects, privacyMessages, retentionReasons } from '#shared/staff/privacy-messages.ts';
import { counted } from '#shared/values/counted.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { textOption } from './operation/parse-args.ts';
import { writeOutput } from './operation/write-output.ts';

/** Data protection requests: access and erasure. */
export const privacy: Operation = {
  usage: 'privacy export <who> [--file data.json] | privacy erase <who> [--dry-run]',
  summary:
    'Exports what is stored about a person, or erases their identity; amounts and visits stay. <who>: email address, telephone number in quotes, or booking reference.',
  options: { file: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run(request, context) {
    const [verb, person, ...others] = request.words;
    if ((verb !== 'export' && verb !== 'erase') || others.length > 0) {
      throw new OperationProblem('Unknown action: use privacy export <who> or privacy erase <who>.');
    }
    if (person === undefined || canonicalPerson(person) === undefined) {
      throw new OperationProblem(
        `Missing person: npm run ops -- privacy ${verb} <email address, "telephone number" or booking reference>.`,
      );
    }
    await (verb === 'export' ? exportAll(person, request, context) : eraseAll(person, request, context));
  },
};

const openDeps = ({ table, clock }: OperationContext): PrivacyDeps => ({
  data: personalData(table, clock),
  trail: privacyTrail(table, clock),
  clock,
});

const newCommandId = (): string => randomBytes(12).toString('hex');

async function exportAll(person: string, request: Request, context: OperationContext): Promise<void> {
  const { staffConsole } = context;
  const outcome = await exportPerson(openDeps(context), { commandId: newCommandId(), who: person });
  if (outcome.result !== 'exported') {
    staffConsole.say(privacyMessages.nothing);
    return;
  }
  const file = textOption(request, 'file');
  if (file === undefined) staffConsole.say(outcome.text.trimEnd());
  else await writeOutput(staffConsole, file, () => outcome.text);
}

async function eraseAll(person: string, { options }: Request, context: OperationContext): Promise<void> {
  const { staffConsole, clock } = context;
  const deps = openDeps(context);
  const records = await deps.data.find(person);
  if (records.length === 0) {
    staffConsole.say(privacyMessages.nothing);
    return;
  }
  const { erasable, retained } = sortRecords(records, clock());
  for (const record of erasable)
    staffConsole.say(`  ${describeRecord(record)}: ${erasureEffects[record.kind]}`);
  for (const { record, reason } of retained)
    staffConsole.say(`  ${describeRecord(record)}: stays, ${retentionReasons[reason]}`);
  if (erasable.length === 0 || options['dry-run']) {
    staffConsole.say('Nothing was erased.');
    return;
  }
  const question = `Erase this person’s data from ${counted(erasable.length, 'record')}? This cannot be undone.`;
  if (!(await staffConsole.confirm(question))) {
    staffConsole.say('Nothing was erased.');
    return;
  }
  const outcome = await erasePerson(deps, { commandId: newCommandId(), who: person, shown: erasable.length });
  if (outcome.result !== 'erased') {
    staffConsole.say(privacyMessages.changed);
    return;
  }
  // Printed now, since no one can look up the addresses after the erasure.
  const addresses = new Set(
    records.map(({ content }) => content.email.toLowerCase()).filter((address) => address !== ''),
  );
  const remaining = countRecords(outcome.entry.stayed ?? {});
  staffConsole.say(
    `${counted(countRecords(outcome.entry.records), 'record')} erased${remaining > 0 || !outcome.isFinished ? `, ${remaining} left: resolve them, then run this again` : ''}. ${privacyMessages.notCovered}`,
  );
  staffConsole.say('The mail service keeps addresses to which mails bounced. Remove this one from its list:');
  for (const address of addresses)
    staffConsole.say(`  aws sesv2 delete-suppressed-destination --email-address ${quoteForShell(address)}`);
}

/** Quotes an address, which a guest has typed, so that a shell cannot execute any of it. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
