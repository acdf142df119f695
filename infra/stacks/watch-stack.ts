import { Duration, Fn, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { EnvironmentOf } from '#functions/kernel/environment.ts';
import type { Env } from '#functions/workers/check-site/env.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { addMonthlyTest } from '../monitoring/monthly-test.ts';
import type { DeploymentOptions } from './options.ts';
import { firewallName, homeRegion, keepsData, type Stage, stackName, watchName } from './stage.ts';

/** The names of a stage's outputs that other stacks read. */
export const stageOutputs = {
  siteUrl: 'SiteUrl',
  distribution: 'DistributionId',
  viewerRequest: 'ViewerRequestName',
  apiRequest: 'ApiRequestName',
} as const;

export interface WatchStackProps {
  stage: Stage;
  options: Pick<DeploymentOptions, 'domain' | 'firewall'>;
}

const fiveMinutes = Duration.minutes(5);

/**
 * Watches a stage from us-east-1. The metrics of CloudFront, its certificate and its firewall exist only there, and a
 * check of the site must not depend on the region of the stage. Deployed after the stage, whose outputs it reads.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, { stage, options }: WatchStackProps) {
    super(scope, watchName(stage), {
      description: `Watches the distillery's stage ${stage} from outside`,
      env: { region: 'us-east-1' },
      terminationProtection: keepsData(stage),
    });
    const outputOf = (name: keyof typeof stageOutputs): string =>
      Fn.getStackOutput(stackName(stage), stageOutputs[name], homeRegion());
    this.checkSite(outputOf('siteUrl'));
    this.watchEdge(outputOf('distribution'), [outputOf('viewerRequest'), outputOf('apiRequest')]);
    if (options.domain !== undefined) this.watchCertificate(options.domain.certificate);
    if (options.firewall) this.watchFirewall(firewallName(stage));
    addMonthlyTest(this);
  }

  /**
   * Checks the site every five minutes with a function, which costs next to nothing. A Route 53 health check calls
   * several times a minute, and a Synthetics canary costs ten dollars a month. Lambda retries a failed run after one and
   * two minutes.
   */
  private checkSite(siteUrl: string): void {
    const environment: EnvironmentOf<typeof Env> = { SITE_URL: siteUrl };
    const check = new NodeFunction(new Construct(this, 'CheckSite'), 'Code', {
      name: 'check-site',
      description: 'Reads pages and API as a visitor',
      timeout: Duration.seconds(30),
      environment,
      isTraced: false,
    });
    const role = new Role(this, 'CheckSiteRole', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    });
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [check.live.functionArn] }),
    );
    const schedule = new CfnSchedule(this, 'EveryFiveMinutes', {
      description: 'Checks the site from outside',
      scheduleExpression: 'rate(5 minutes)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: check.live.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 0 },
      },
    });
    schedule.node.addDependency(role);
    const sum = { statistic: 'Sum', period: fiveMinutes };
    new StaffAlarm(this, 'SiteDown', {
      impact: 'The site or the API does not answer from another part of the world: visitors see an error.',
      runbook: 'site-down',
      urgency: 'page',
      // A check that did not run counts as failed.
      metric: new MathExpression({
        label: 'Checks that found no problem',
        expression: 'FILL(runs, 0) - FILL(failed, 0)',
        usingMetrics: {
          runs: check.function.metricInvocations(sum),
          failed: check.function.metricErrors(sum),
        },
        period: fiveMinutes,
      }),
      isLowerBound: true,
      threshold: 0,
      periods: 2,
      evaluationPeriods: 3,
      isRaisedByMissingData: true,
    });
  }

  private watchEdge(distributionId: string, functions: readonly string[]): void {
    const edgeMetric = (metricName: string, dimension: Record<string, string>, statistic: string) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        dimensionsMap: { ...dimension, Region: 'Global' },
        statistic,
        period: fiveMinutes,
      });
    new StaffAlarm(this, 'EdgeFailing', {
      impact: 'One in twenty requests to the site or the API, or more, ends with an error.',
      runbook: 'site-down',
      urgency: 'page',
      metric: edgeMetric('5xxErrorRate', { DistributionId: distributionId }, 'Average'),
      threshold: 5,
      periods: 2,
    });
    const usingMetrics = Object.fromEntries(
      functions.flatMap((name, index) =>
        ['FunctionExecutionErrors', 'FunctionThrottles'].map((metricName) => [
          `${metricName === 'FunctionThrottles' ? 'throttled' : 'failed'}${index}`,
          edgeMetric(metricName, { FunctionName: name }, 'Sum'),
        ]),
      ),
    );
    new StaffAlarm(this, 'EdgeFunctionsFailing', {
      impact: 'The functions at the edge fail or are throttled: pages or calls return an error.',
      runbook: 'site-down',
      urgency: 'page',
      metric: new MathExpression({
        label: 'Failed and throttled runs of the functions at the edge',
        expression: Object.keys(usingMetrics)
          .map((name) => `FILL(${name}, 0)`)
          .join(' + '),
        usingMetrics,
        period: fiveMinutes,
      }),
      threshold: 5,
    });
  }

  private watchCertificate(certificate: string): void {
    new StaffAlarm(this, 'CertificateExpiring', {
      impact: 'The certificate of the domain expires within 30 days; browsers then refuse to open the site.',
      runbook: 'certificate',
      metric: new Metric({
        namespace: 'AWS/CertificateManager',
        metricName: 'DaysToExpiry',
        dimensionsMap: { CertificateArn: certificate },
        statistic: 'Minimum',
        period: Duration.days(1),
      }),
      isLowerBound: true,
      threshold: 30,
    });
  }

  private watchFirewall(firewall: string): void {
    new StaffAlarm(this, 'FirewallBlocks', {
      impact: 'The firewall blocks unusually many requests: an attack, or a rule that blocks visitors.',
      runbook: 'firewall',
      threshold: 1000,
      metric: new Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        dimensionsMap: { WebACL: `${firewall}-All`, Rule: 'ALL' },
        statistic: 'Sum',
        period: fiveMinutes,
      }),
    });
  }
}
