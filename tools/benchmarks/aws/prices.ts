/**
 * US dollars in Asia Pacific (Sydney), before tax and beyond the free tiers, from AWS's price pages of 2025;
 * `infra/COST.md` says which were checked again. Check them before budgeting.
 */
export const prices = {
  /** https://aws.amazon.com/lambda/pricing, arm64 */
  lambdaGigabyteSecond: 0.0000133334,
  lambdaRequest: 0.2e-6,
  /** https://aws.amazon.com/dynamodb/pricing/on-demand */
  writeUnit: 0.7115e-6,
  readUnit: 0.1425e-6,
  streamRead: 0.0228e-5,
  /** https://aws.amazon.com/api-gateway/pricing, HTTP API */
  apiCall: 1.29e-6,
  /** https://aws.amazon.com/cloudfront/pricing, Australia and New Zealand */
  edgeRequest: 0.0125e-4,
  edgeGigabyte: 0.114,
  edgeFunctionRun: 0.1e-6,
  /** https://aws.amazon.com/s3/pricing */
  bucketRead: 0.00044e-3,
  /** https://aws.amazon.com/sqs/pricing */
  queueRequest: 0.4e-6,
  /** https://aws.amazon.com/eventbridge/pricing */
  pipeEvent: 0.4e-6,
  scheduledRun: 1.0e-6,
  /** https://aws.amazon.com/ses/pricing, Essentials plan, the default of new accounts since July 2026 */
  mail: 0.16e-3,
  mailGigabyte: 0.12,
  /** https://aws.amazon.com/cloudwatch/pricing */
  logGigabyte: 0.67,
  alarmMonth: 0.1,
  metricMonth: 0.3,
  /** https://aws.amazon.com/xray/pricing */
  trace: 5e-6,
  /** https://aws.amazon.com/waf/pricing */
  firewallMonth: 5,
  firewallRuleMonth: 1,
  /** https://aws.amazon.com/secrets-manager/pricing */
  secretMonth: 0.4,
  /** https://aws.amazon.com/kms/pricing */
  keyRequest: 0.03e-4,
} as const;
