import { CfnOutput, type Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { StaffAlarm } from '../constructs/staff-alarm.ts';

/** What visitors would notice first of a release that is broken. */
const judges = ['CallsFailing', 'CallsSlow', 'PipeFailing'];

/**
 * Tells deployments which alarms they are judged by: when one is raised, CloudFormation puts everything back.
 *
 * @returns those alarms, for whoever judges functions by them before all visitors get them
 */
export function deploymentAlarms(stack: Stack): Alarm[] {
  const alarms = judges.map((id) => {
    const found = stack.node.findChild(id);
    if (!(found instanceof StaffAlarm)) throw new Error(`${id} is no alarm`);
    return found.alarm;
  });
  new CfnOutput(stack, 'DeploymentAlarms', {
    value: alarms.map(({ alarmArn }) => alarmArn).join(' '),
    description: 'Alarms that put a deployment back',
  });
  return alarms;
}
