import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { alarmStackId } from '../constructs/alarm-topics.ts';

/**
 * The alarms, their topics and the dashboard. Nested for the same reason as `StaffStack`. Create it before any construct
 * that has an alarm.
 */
export class AlarmStack extends NestedStack {
  constructor(scope: Construct) {
    super(scope, alarmStackId, { description: 'Alarms of the distillery' });
  }
}
