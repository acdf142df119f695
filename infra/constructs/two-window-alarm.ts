import {
  Alarm,
  AlarmRule,
  AlarmState,
  CompositeAlarm,
  type MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Construct } from 'constructs';
import { AlarmTopic, alarmScope, outermostStack, type Urgency } from './alarm-topics.ts';
import { type AlarmContext, descriptionOf } from './staff-alarm.ts';

export interface TwoWindowAlarmProps extends AlarmContext {
  urgency: Urgency;
  /** 1 if the window is bad, else 0. The period of the expression is the window. */
  long: MathExpression;
  short: MathExpression;
}

/**
 * Raised while a long and a short window are both bad, so that the problem is significant and ongoing. All metrics of
 * an alarm have the same period, so each window is a separate alarm, without a topic.
 */
export class TwoWindowAlarm extends Construct {
  readonly alarm: CompositeAlarm;

  constructor(scope: Construct, id: string, props: TwoWindowAlarmProps) {
    super(alarmScope(scope), id);
    const name = `${outermostStack(scope).stackName}-${id}`;
    const alarmDescription = descriptionOf(this, props);
    const ruleOf = (window: 'Long' | 'Short', metric: MathExpression) =>
      AlarmRule.fromAlarm(
        new Alarm(this, window, {
          alarmName: `${name}${window}`,
          alarmDescription,
          metric,
          threshold: 1,
          evaluationPeriods: 1,
          treatMissingData: TreatMissingData.NOT_BREACHING,
        }),
        AlarmState.ALARM,
      );
    this.alarm = new CompositeAlarm(this, 'Alarm', {
      compositeAlarmName: name,
      alarmDescription,
      alarmRule: AlarmRule.allOf(ruleOf('Long', props.long), ruleOf('Short', props.short)),
    });
    const notify = new SnsAction(AlarmTopic.of(this, props.urgency).topic);
    this.alarm.addAlarmAction(notify);
    this.alarm.addOkAction(notify);
  }
}
