/**
 * Behaviour of the CDK library that is opted into, and what the CLI would set by itself: here rather than in
 * `cdk.json`, so that `node infra/app.ts` and `cdk synth` give the same template.
 */
export const featureFlags = {
  'aws:cdk:enable-path-metadata': true,
  'aws:cdk:enable-asset-metadata': true,
  'aws:cdk:disable-stack-trace': true,
  '@aws-cdk/aws-iam:minimizePolicies': false,
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:target-partitions': ['aws'],
  '@aws-cdk/aws-s3:createDefaultLoggingPolicy': true,
  '@aws-cdk/aws-s3:publicAccessBlockedByDefault': true,
  '@aws-cdk/aws-lambda:useCdkManagedLogGroup': true,
  '@aws-cdk/aws-cloudfront:defaultFunctionRuntimeV2_0': true,
  '@aws-cdk/customresources:installLatestAwsSdkDefault': false,
} as const;
