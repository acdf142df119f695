import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { StaffAlarm } from '../constructs/staff-alarm.ts';

/** What visitors would notice first of a release that is broken. */
const judges = ['CallsFailing', 'CallsSlow', 'PipeFailing'];

/** Tells deployments which alarms they are judged by: when one is raised, CloudFormation puts everything back. */
export function deploymentAlarms(stack: Stack): void {
  const alarms = judges.map((id) => {
    const found = stack.node.findChild(id);
    if (!(found instanceof StaffAlarm)) throw new Error(`${id} is no alarm`);
    return found.alarm.alarmArn;
  });
  new CfnOutput(stack, 'DeploymentAlarms', {
    value: alarms.join(' '),
    description: 'Alarms that put a deployment back',
  });
}
