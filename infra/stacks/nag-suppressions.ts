import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';

/** Suppressed cdk-nag findings with reasons, at most ten. Any other finding fails the synthesis. */
export const acknowledgedFindings: readonly { readonly ids: readonly string[]; readonly reason: string }[] = [
  {
    ids: ['AwsSolutions-CFR3', 'AwsSolutions-S1'],
    reason:
      'Logs of every request would hold addresses of visitors and, in queries, references that open bookings. Counts are in metrics; the API logs its calls without either.',
  },
  {
    ids: ['AwsSolutions-CFR1'],
    reason: 'Visitors and customers come from everywhere.',
  },
  {
    ids: ['AwsSolutions-CFR2', 'AwsSolutions-CFR4'],
    reason:
      'Outside prod the firewall is an option, since it needs a second stack; so is a domain, since it needs a certificate. Under CloudFront’s own name the minimum TLS version cannot be raised.',
  },
  {
    ids: ['AwsSolutions-APIG4'],
    reason:
      'Visitors do not sign in. Calls of the staff console check their session themselves; the inventory call requires AWS credentials.',
  },
  {
    ids: ['AwsSolutions-SMG4'],
    reason:
      'The key between edge and API is rotated by a command, which waits until every endpoint accepts the next one and the edge sends it; a scheduled rotation would be a function that may change the distribution.',
  },
  {
    ids: ['AwsSolutions-IAM5[Resource::<SiteBucket397A1860.Arn>/*]'],
    reason: 'The upload writes every file of the site, to this bucket only.',
  },
  {
    ids: ['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy', 'Serverless-SNSRedrivePolicy'],
    reason: 'Dead-letter queues and alarm mails are the end of the line.',
  },
  {
    ids: ['Serverless-LambdaDLQ', 'Serverless-LambdaEventSourceMappingDestination'],
    reason: 'Functions respond to a caller, or consume a queue, which has dead letters and an alarm.',
  },
  {
    ids: ['Serverless-LambdaTracing', 'AwsSolutions-L1', 'Serverless-LambdaLatestVersion'],
    reason:
      'The function that uploads the site is CDK’s own: it runs only during deployments, on the Python version that CDK supports. Traces of the call that each staff screen makes every five seconds would cost more than the call.',
  },
  {
    ids: ['AwsSolutions-IAM5[Resource::*]'],
    reason:
      'X-Ray supports no resource-level permissions. A test of all permissions allows no other wildcard resource.',
  },
];

/** Runs cdk-nag on every resource; findings not acknowledged above fail the synthesis. */
export function addNagChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  for (const { ids, reason } of acknowledgedFindings)
    Validations.of(app).acknowledge(...ids.map((id) => ({ id, reason })));
}
