import type { Stack } from 'aws-cdk-lib';

/** An SSM SecureString set by hand: CloudFormation cannot create one, and must not see the secret. */
export interface SecretParameter {
  readonly name: string;
  readonly arn: string;
}

/** Parameter name of the payment provider's API key. @param stack name of the stage's stack */
export const secretKeyParameter = (stack: string): string => `/${stack}/stripe-secret-key`;

/** Parameter name of the webhook's secret. */
export const webhookSecretParameter = (stack: string): string => `/${stack}/stripe-webhook-secret`;

/**
 * The payment provider secrets of a stage. Readers need no KMS permission: the parameters use the account's AWS managed
 * key.
 */
export function paymentParameters(stack: Stack): Record<'secretKey' | 'webhookSecret', SecretParameter> {
  const parameter = (name: string): SecretParameter => ({
    name,
    arn: stack.formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) }),
  });
  return {
    secretKey: parameter(secretKeyParameter(stack.stackName)),
    webhookSecret: parameter(webhookSecretParameter(stack.stackName)),
  };
}
