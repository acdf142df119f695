import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { showAvailability } from '#shared/contracts/guests/show-availability.ts';
import type { Problem } from '#shared/problems/problems.ts';
import { firewallName, keepsData, type Stage } from './stage.ts';

/** AWS accepts CloudFront's firewalls only in this region. */
const region = 'us-east-1';
const aclOutput = 'WebAclArn';

/** The ARN of a stage's web ACL, which CloudFormation resolves during the deployment of a stack in any region. */
export const webAclOf = (stage: Stage): string => Fn.getStackOutput(firewallName(stage), aclOutput, region);

/**
 * API calls that one address may send in five minutes. A whole ship or hotel shares one address: 500 guests who book at
 * the same time send about 3,000. The firewall sees calls before CloudFront’s cache does, so the limit leaves out
 * availability calls, which the cache answers: like pages, they cost the API nothing.
 */
const callsPerAddress = 6000;

/**
 * AWS managed rule groups, each with the rules that only count matches, because they would block legitimate input. The
 * other body rules match only attacks (EC2 metadata addresses, Java and React server exploits).
 */
const managedRuleGroups: readonly (readonly [name: string, countedRules: readonly string[]])[] = [
  ['AWSManagedRulesAmazonIpReputationList', []],
  ['AWSManagedRulesKnownBadInputsRuleSet', []],
  // Webhooks and long enquiries in Japanese or Bislama exceed 8 kB. Their text may contain markup, a path such as
  // `../../photos` or a link to an IP address. The site never executes or opens it, and escapes it when it is shown.
  [
    'AWSManagedRulesCommonRuleSet',
    ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY'],
  ],
];

const pathMatch = (positionalConstraint: 'STARTS_WITH' | 'EXACTLY', searchString: string) => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});

const tooMany: Problem = {
  success: false,
  message: 'A lot of calls come from your network at the moment. Please try again in a few minutes.',
  error: 'A lot of calls come from your network at the moment. Please try again in a few minutes.',
  kind: 'too-many',
};

/** The web ACL of a stage's distribution: AWS managed rules, and a rate limit for each address. */
export class FirewallStack extends Stack {
  constructor(scope: Construct, stage: Stage, props: StackProps = {}) {
    super(scope, firewallName(stage), {
      ...props,
      env: { region },
      terminationProtection: keepsData(stage),
    });
    const visibility = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName: `${this.stackName}-${metricName}`,
      // Samples would contain addresses of visitors and booking references.
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility('All'),
      customResponseBodies: {
        tooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooMany) },
      },
      rules: [
        {
          name: 'PerAddress',
          priority: 0,
          visibilityConfig: visibility('PerAddress'),
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
                andStatement: {
                  statements: [
                    pathMatch('STARTS_WITH', '/api/'),
                    { notStatement: { statement: pathMatch('EXACTLY', showAvailability.path) } },
                  ],
                },
              },
            },
          },
        },
        ...managedRuleGroups.map(([name, countedRules], index) => ({
          name,
          priority: index + 1,
          visibilityConfig: visibility(name),
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name,
              ruleActionOverrides: countedRules.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
            },
          },
        })),
      ],
    });
    new CfnOutput(this, aclOutput, { value: acl.attrArn, description: 'The firewall, for the distribution' });
  }
}
