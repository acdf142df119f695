import type { Stack } from 'aws-cdk-lib';

/** An SSM parameter of the type SecureString, put there by hand: CloudFormation can make none, and must not see it. */
export interface SecretParameter {
  readonly name: string;
  readonly arn: string;
}

/**
 * The secrets of a stage's account with the payment provider. Whoever may read one needs no right to a key besides:
 * they are encrypted with the account's own key for parameters.
 */
export function paymentParameters(stack: Stack): Record<'secretKey' | 'webhookSecret', SecretParameter> {
  const parameter = (name: string): SecretParameter => {
    const path = `${stack.stackName}/${name}`;
    return {
      name: `/${path}`,
      arn: stack.formatArn({ service: 'ssm', resource: 'parameter', resourceName: path }),
    };
  };
  return { secretKey: parameter('stripe-secret-key'), webhookSecret: parameter('stripe-webhook-secret') };
}
