import type { Stack } from 'aws-cdk-lib';

/** An SSM parameter of the type SecureString, put there by hand: CloudFormation can make none, and must not see it. */
export interface SecretParameter {
  readonly name: string;
  readonly arn: string;
}

/** Name of the parameter that holds the key to the payment provider. @param stack name of the stage's stack */
export const secretKeyParameter = (stack: string): string => `/${stack}/stripe-secret-key`;

/**
 * The secrets of a stage's account with the payment provider. Whoever may read one needs no right to a key besides:
 * they are encrypted with the account's own key for parameters.
 */
export function paymentParameters(stack: Stack): Record<'secretKey' | 'webhookSecret', SecretParameter> {
  const parameter = (name: string): SecretParameter => ({
    name,
    arn: stack.formatArn({ service: 'ssm', resource: 'parameter', resourceName: name.slice(1) }),
  });
  return {
    secretKey: parameter(secretKeyParameter(stack.stackName)),
    webhookSecret: parameter(`/${stack.stackName}/stripe-webhook-secret`),
  };
}
