import { CfnOutput, type Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { alarmScope } from '../constructs/alarm-topics.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';

/** Ids of the alarms that show a broken release first. */
const alarmIds = ['CallsFailing', 'CallsSlow', 'PipeFailing'];

/**
 * Publishes the alarms that make CloudFormation roll a deployment back.
 *
 * @returns those alarms, for the canary
 */
export function publishDeploymentAlarms(stack: Stack): Alarm[] {
  const alarms = alarmIds.map((id) => {
    const child = alarmScope(stack).node.findChild(id);
    if (!(child instanceof StaffAlarm)) throw new Error(`Not a StaffAlarm: ${id}`);
    return child.alarm;
  });
  new CfnOutput(stack, 'DeploymentAlarms', {
    value: alarms.map(({ alarmArn }) => alarmArn).join(' '),
    description: 'Alarms that roll a deployment back',
  });
  return alarms;
}
