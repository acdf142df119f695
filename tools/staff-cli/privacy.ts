import { randomBytes } from 'node:crypto';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { privacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import { soughtPerson } from '#functions/stores/privacy/sought-person.ts';
import { erasePerson } from '#functions/use-cases/privacy/erase-person.ts';
import { exportPerson } from '#functions/use-cases/privacy/export-person.ts';
import type { PrivacyDeps } from '#functions/use-cases/privacy/privacy-command.ts';
import { describeRecord, sortRecords } from '#functions/use-cases/privacy/sort-records.ts';
import { recordsIn } from '#shared/staff/personal-records.ts';
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
    const [verb, who, ...others] = request.words;
    if ((verb !== 'export' && verb !== 'erase') || others.length > 0) {
      throw new OperationProblem('Unknown action: use privacy export <who> or privacy erase <who>.');
    }
    if (who === undefined || soughtPerson(who) === undefined) {
      throw new OperationProblem(
        `Missing person: npm run ops -- privacy ${verb} <email address, "telephone number" or booking reference>.`,
      );
    }
    await (verb === 'export' ? exportAll(who, request, context) : eraseAll(who, request, context));
  },
};

const depsOf = ({ table, clock }: OperationContext): PrivacyDeps => ({
  data: personalData(table, clock),
  trail: privacyTrail(table, clock),
  clock,
});

const newCommand = (): string => randomBytes(12).toString('hex');

async function exportAll(who: string, request: Request, context: OperationContext): Promise<void> {
  const { staffConsole } = context;
  const outcome = await exportPerson(depsOf(context), { commandId: newCommand(), who });
  if (outcome.result !== 'exported') {
    staffConsole.say(privacyMessages.nothing);
    return;
  }
  const file = textOption(request, 'file');
  if (file === undefined) staffConsole.say(outcome.text.trimEnd());
  else await writeOutput(staffConsole, file, () => outcome.text);
}

async function eraseAll(who: string, { options }: Request, context: OperationContext): Promise<void> {
  const { staffConsole, clock } = context;
  const deps = depsOf(context);
  const found = await deps.data.of(who);
  if (found.length === 0) {
    staffConsole.say(privacyMessages.nothing);
    return;
  }
  const { erasable, retained } = sortRecords(found, clock());
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
  const outcome = await erasePerson(deps, { commandId: newCommand(), who, shown: erasable.length });
  if (outcome.result !== 'erased') {
    staffConsole.say(privacyMessages.changed);
    return;
  }
  // Before the erasure is reported: afterwards no one knows the addresses.
  const addresses = new Set(
    found.map(({ content }) => content.email.toLowerCase()).filter((address) => address !== ''),
  );
  const left = recordsIn(outcome.entry.stayed ?? {});
  staffConsole.say(
    `${counted(recordsIn(outcome.entry.records), 'record')} erased${left > 0 || !outcome.isFinished ? `, ${left} left: resolve them, then run this again` : ''}. ${privacyMessages.notCovered}`,
  );
  staffConsole.say('The mail service keeps addresses to which mails bounced. Remove this one from its list:');
  for (const address of addresses)
    staffConsole.say(`  aws sesv2 delete-suppressed-destination --email-address ${shellQuoted(address)}`);
}

/** Guests type their addresses: in a command nothing of one may be more than a text. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
