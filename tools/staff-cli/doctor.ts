import { counted } from '#shared/values/counted.ts';
import { accountCheck } from './doctor/account.ts';
import { alarmsCheck } from './doctor/alarms.ts';
import { backupCheck } from './doctor/backup.ts';
import { certificateCheck } from './doctor/certificate.ts';
import { type Check, type Finding, wrong } from './doctor/check.ts';
import { edgeCacheCheck } from './doctor/edge-cache.ts';
import { pastDatesCheck } from './doctor/past-dates.ts';
import { queuesCheck } from './doctor/queues.ts';
import { runningCheck } from './doctor/running.ts';
import { sampleContentCheck } from './doctor/sample-content.ts';
import { senderCheck } from './doctor/sender.ts';
import { shippingCheck } from './doctor/shipping.ts';
import { stockCheck } from './doctor/stock.ts';
import { syntheticBookingCheck } from './doctor/synthetic-booking.ts';
import { timeCheck } from './doctor/time.ts';
import { webhookCheck } from './doctor/webhook.ts';
import { type Operation, type OperationContext, OperationProblem } from './operation/operation.ts';

const checks: readonly Check[] = [
  timeCheck,
  edgeCacheCheck,
  accountCheck,
  senderCheck,
  queuesCheck,
  runningCheck,
  alarmsCheck,
  syntheticBookingCheck,
  backupCheck,
  certificateCheck,
  webhookCheck,
  stockCheck,
  shippingCheck,
  pastDatesCheck,
  sampleContentCheck,
];

const labels: Readonly<Record<Finding['level'] | 'ok', string>> = {
  wrong: 'WRONG  ',
  unready: 'TO DO  ',
  note: 'ok     ',
  ok: 'ok     ',
};

/** Runs every check on a stage without changing anything; fails when something is wrong. */
export const doctor: Operation = {
  usage: 'doctor',
  summary:
    'Lists what is wrong: account, mail, queues, what runs by itself, alarms, synthetic booking, backups, certificate, payments, stock, shipping, time, dates, content.',
  options: {},
  async run({ words }, context) {
    if (words.length > 0) throw new OperationProblem('The doctor takes no arguments: npm run ops -- doctor');
    const all: Finding[] = [];
    for (const check of checks) {
      const findings = await runCheck(check, context);
      all.push(...findings);
      context.staffConsole.say(`${labels[worstLevel(findings) ?? 'ok']}${check.about}`);
      for (const { text } of findings) context.staffConsole.say(`         ${text}`);
    }
    context.staffConsole.say('');
    const problems = all.filter(({ level }) => level === 'wrong').length;
    if (problems > 0) throw new OperationProblem(`${counted(problems, 'problem')} to fix.`);
    context.staffConsole.say(
      worstLevel(all) === 'unready'
        ? 'Nothing is wrong, but some things are left to do before the first visitor.'
        : 'Nothing is wrong.',
    );
  },
};

const worstLevel = (findings: readonly Finding[]): Finding['level'] | undefined =>
  (['wrong', 'unready', 'note'] as const).find((severity) =>
    findings.some(({ level }) => level === severity),
  );

/** Turns the failure of a check into a finding, so that the others still run. */
async function runCheck(check: Check, context: OperationContext) {
  try {
    return await check.run(context);
  } catch (problem) {
    const { name, message } = problem as Error;
    return [wrong(`Could not be checked: ${message === '' ? name : message}`)];
  }
}
