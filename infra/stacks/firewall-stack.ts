import { CfnOutput, Duration, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Problem } from '../../shared/problems/problems.ts';
import { StaffAlarm } from '../constructs/staff-alarm.ts';
import { type Stage, stackName } from './stage.ts';

/** Where AWS wants firewalls of CloudFront, wherever the rest is. */
const region = 'us-east-1';
const aclOutput = 'WebAclArn';

const firewallName = (stage: Stage): string => `${stackName(stage)}-Firewall`;

/** ARN of a stage's firewall, for a stack in any region; it is read when that stack is deployed. */
export const webAclOf = (stage: Stage): string => Fn.getStackOutput(firewallName(stage), aclOutput, region);

/**
 * Calls of the API from one address in five minutes. A whole ship, or a hotel, is one address: 500 guests who book at
 * once make some 3,000.
 */
const callsPerAddress = 6000;

/**
 * Rules of AWS, with those that would refuse what visitors may well write: these only count. What is left for bodies
 * looks for what nobody writes to a distillery (addresses of EC2's own metadata, calls of Java and of React's server).
 */
const managed: readonly (readonly [name: string, onlyCounted: readonly string[]])[] = [
  ['AWSManagedRulesAmazonIpReputationList', []],
  ['AWSManagedRulesKnownBadInputsRuleSet', []],
  // Webhooks and long enquiries in Japanese or Bislama are longer than 8 kB; a text may quote markup, a path such as
  // `../../photos`, or a link to a camera's address. None of it is run, opened or shown without being escaped.
  [
    'AWSManagedRulesCommonRuleSet',
    ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY'],
  ],
];

const tooMany: Problem = {
  success: false,
  message: 'A lot of calls come from your network at the moment. Please try again in a few minutes.',
  error: 'A lot of calls come from your network at the moment. Please try again in a few minutes.',
  kind: 'too-many',
};

/** The firewall in front of a stage's distribution: rules that AWS keeps up to date, and a limit for each address. */
export class FirewallStack extends Stack {
  constructor(scope: Construct, stage: Stage, props: StackProps = {}) {
    super(scope, firewallName(stage), { ...props, env: { region } });
    const seen = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName: `${this.stackName}-${metricName}`,
      // Samples would hold addresses, and references of bookings.
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: seen('All'),
      customResponseBodies: {
        tooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooMany) },
      },
      rules: [
        {
          name: 'PerAddress',
          priority: 0,
          visibilityConfig: seen('PerAddress'),
          action: {
            block: {
              customResponse: {
                responseCode: 429,
                customResponseBodyKey: 'tooMany',
                responseHeaders: [{ name: 'Retry-After', value: '300' }],
              },
            },
          },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              evaluationWindowSec: 300,
              limit: callsPerAddress,
              scopeDownStatement: {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: '/api/',
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
        },
        ...managed.map(([name, onlyCounted], index) => ({
          name,
          priority: index + 1,
          visibilityConfig: seen(name),
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name,
              ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
            },
          },
        })),
      ],
    });
    new CfnOutput(this, aclOutput, { value: acl.attrArn, description: 'The firewall, for the distribution' });
    new StaffAlarm(this, 'BlockedAlarm', {
      impact:
        'So many calls are refused at the firewall that this is an attack, or a rule that refuses visitors.',
      runbook: 'firewall',
      threshold: 1000,
      metric: new Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        dimensionsMap: { WebACL: `${this.stackName}-All`, Rule: 'ALL' },
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
    });
  }
}
