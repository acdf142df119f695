import { existsSync } from 'node:fs';
import path from 'node:path';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Construct } from 'constructs';
import { projectFolder } from '../build/project.ts';
import { AlarmTopic, alarmScope, outermostStack, type Urgency } from './alarm-topics.ts';

export interface AlarmContext {
  /** Impact on visitors or staff, in one plain sentence. */
  impact: string;
  /** File name in `infra/runbooks`, without `.md`. */
  runbook: string;
}

export interface StaffAlarmProps extends AlarmContext {
  metric: IMetric;
  /** Whether the alarm wakes someone. Default `notify`. */
  urgency?: Urgency;
  /** Raised at or above this value. Default 1. */
  threshold?: number;
  /** Raised at or below the threshold, instead of at or above it. Default false. */
  isLowerBound?: boolean;
  /** Datapoints to alarm. Default 1. */
  periods?: number;
  /** Default: as many as `periods`, so they must be consecutive. */
  evaluationPeriods?: number;
  /** Whether missing data raises the alarm, for metrics that should always have data. Default false. */
  isRaisedByMissingData?: boolean;
}

/**
 * An alarm with impact and runbook in its description, sent to the topic of its urgency when raised and when cleared.
 * It is named after the stack, the watched resource and the id, and belongs to the stack of alarms, if there is one.
 * The option `runbooks` turns runbook names into links.
 */
export class StaffAlarm extends Construct {
  readonly alarm: Alarm;

  constructor(scope: Construct, id: string, props: StaffAlarmProps) {
    super(alarmScope(scope), `${prefixOf(scope)}${id}`);
    this.alarm = new Alarm(this, 'Alarm', {
      alarmName: `${outermostStack(scope).stackName}-${this.node.id}`,
      alarmDescription: descriptionOf(this, props),
      metric: props.metric,
      threshold: props.threshold ?? 1,
      evaluationPeriods: props.evaluationPeriods ?? props.periods ?? 1,
      ...(props.evaluationPeriods !== undefined && { datapointsToAlarm: props.periods ?? 1 }),
      comparisonOperator: props.isLowerBound
        ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: props.isRaisedByMissingData
        ? TreatMissingData.BREACHING
        : TreatMissingData.NOT_BREACHING,
    });
    const notify = new SnsAction(AlarmTopic.of(this, props.urgency ?? 'notify').topic);
    this.alarm.addAlarmAction(notify);
    this.alarm.addOkAction(notify);
  }
}

/** The watched resource by its path in the stack: `Reminders` for the queue `Reminders/Due`, empty for the stack. */
function prefixOf(scope: Construct): string {
  const outerScopeCount = outermostStack(scope).node.scopes.length;
  const ids = scope.node.scopes.slice(outerScopeCount).map(({ node }) => node.id);
  return ids.filter((id) => id !== 'Due').join('');
}

export function descriptionOf(scope: Construct, { impact, runbook }: AlarmContext): string {
  const file = `infra/runbooks/${runbook}.md`;
  if (!existsSync(path.join(projectFolder, file))) throw new Error(`Missing runbook: ${file}`);
  const address: unknown = scope.node.tryGetContext('runbooks');
  return `${impact} Runbook: ${typeof address === 'string' ? `${address}/${runbook}.md` : file}`;
}
