import { Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { portVilaZone } from '#shared/values/port-vila-time.ts';
import { alarmScope, type Urgency } from '../constructs/alarm-topics.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';

/** At ten on the first Monday of the month. */
const monthly = 'cron(0 10 ? * 2#1 *)';

/**
 * Raises an alarm of each urgency once a month, so that people notice if alarms do not arrive. The alarms clear
 * themselves.
 */
export function addMonthlyTest(stack: Stack): void {
  const test = new Construct(alarmScope(stack), 'MonthlyTest');
  const role = new Role(test, 'Role', {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(test).account } },
    }),
  });
  for (const [id, urgency] of [
    ['TestPage', 'page'],
    ['TestNotice', 'notify'],
  ] as const) {
    const { alarm } = testAlarm(stack, id, urgency);
    role.addToPolicy(
      new PolicyStatement({ actions: ['cloudwatch:SetAlarmState'], resources: [alarm.alarmArn] }),
    );
    const schedule = new CfnSchedule(test, id, {
      description: 'Raises an alarm to prove that alarms arrive',
      scheduleExpression: monthly,
      scheduleExpressionTimezone: portVilaZone,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: `arn:${Stack.of(test).partition}:scheduler:::aws-sdk:cloudwatch:setAlarmState`,
        roleArn: role.roleArn,
        input: JSON.stringify({
          AlarmName: `${stack.stackName}-${id}`,
          StateValue: 'ALARM',
          StateReason: 'Monthly test',
        }),
      },
    });
    schedule.node.addDependency(role);
  }
}

/** An alarm whose metric never has data, so that it clears itself at the next evaluation. */
const testAlarm = (stack: Stack, id: string, urgency: Urgency): StaffAlarm =>
  new StaffAlarm(stack, id, {
    impact: 'Nothing is wrong: this is the monthly test, and you need not do anything.',
    runbook: 'alarm-test',
    urgency,
    metric: new Metric({ namespace: stack.stackName, metricName: 'NeverMeasured' }),
  });
