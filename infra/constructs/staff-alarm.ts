import { existsSync } from 'node:fs';
import path from 'node:path';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Construct } from 'constructs';
import { projectFolder } from '../build/project.ts';
import { AlarmTopic } from './alarm-topic.ts';

/** What whoever is woken by an alarm reads first. */
export interface AlarmContext {
  /** What visitors or staff notice of it, in one plain sentence. */
  impact: string;
  /** Name of the file in `infra/runbooks` that says what to do, without `.md`. */
  runbook: string;
}

export interface StaffAlarmProps extends AlarmContext {
  metric: IMetric;
  /** Raised from this value on. Default 1. */
  threshold?: number;
  /** Raised at or below the threshold instead. Default false. */
  whenLow?: boolean;
  /** Periods of the metric that have to be bad. Default 1. */
  periods?: number;
  /** Periods among which the bad ones may lie. Default as many: they follow one another. */
  among?: number;
  /** Raised as well when nothing is measured: for what should happen all the time. Default false. */
  whenSilent?: boolean;
}

/**
 * An alarm that tells people what it means and where to read what to do. It goes to the stack's alarm topic, when it
 * begins and when it is over. `--context runbooks=<address>` makes links of the names of runbooks.
 */
export class StaffAlarm extends Construct {
  readonly alarm: Alarm;

  constructor(scope: Construct, id: string, props: StaffAlarmProps) {
    super(scope, id);
    this.alarm = new Alarm(this, 'Alarm', {
      alarmDescription: inWords(this, props),
      metric: props.metric,
      threshold: props.threshold ?? 1,
      evaluationPeriods: props.among ?? props.periods ?? 1,
      ...(props.among !== undefined && { datapointsToAlarm: props.periods ?? 1 }),
      comparisonOperator: props.whenLow
        ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: props.whenSilent ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    const told = new SnsAction(AlarmTopic.of(this).topic);
    this.alarm.addAlarmAction(told);
    this.alarm.addOkAction(told);
  }
}

function inWords(scope: Construct, { impact, runbook }: AlarmContext): string {
  const file = `infra/runbooks/${runbook}.md`;
  if (!existsSync(path.join(projectFolder, file))) throw new Error(`There is no runbook ${file}`);
  const address: unknown = scope.node.tryGetContext('runbooks');
  return `${impact} Runbook: ${typeof address === 'string' ? `${address}/${runbook}.md` : file}`;
}
