import { Duration, type Stack } from 'aws-cdk-lib';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { LogCode } from '../../functions/kernel/log.ts';
import { contracts } from '../../shared/contracts/registry.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';

const limitReached: LogCode = 'limit.reached';
const mailHeldBack: LogCode = 'mail.held-back';

/** Staff hear of it when a quota is used up: it is an attack, or a quota that is too small. */
export function limitAlarms(stack: Stack): void {
  const limited = contracts.filter(({ limits }) => limits !== undefined).map(({ name }) => name);
  raise(stack, 'LimitReached', limitReached, {
    of: limited,
    impact: 'So many forms came that more are refused: visitors behind the same address may be among them.',
  });
  raise(stack, 'MailHeldBack', mailHeldBack, {
    of: ['send-mail'],
    impact: 'One mailbox was named in so many bookings that mails about them are held back until tomorrow.',
  });
}

/** Counts the lines of one code in the logs of some functions, and raises an alarm with the first of them. */
function raise(
  stack: Stack,
  id: string,
  code: LogCode,
  { of, impact }: { of: readonly string[]; impact: string },
): void {
  const written = { metricNamespace: stack.stackName, metricName: id };
  const functions = stack.node
    .findAll()
    .filter((one): one is NodeFunction => one instanceof NodeFunction && of.includes(one.bundle));
  const [metric] = functions.map(({ function: { logGroup } }, index) =>
    logGroup
      .addMetricFilter(`${id}${index}`, {
        ...written,
        filterPattern: FilterPattern.stringValue('$.code', '=', code),
        defaultValue: 0,
      })
      .metric({ statistic: 'Sum', period: Duration.minutes(5) }),
  );
  if (metric === undefined) throw new Error(`No function writes ${code}`);
  new StaffAlarm(stack, `${id}Alarm`, { impact, runbook: 'limits', metric });
}
