import { randomUUID } from 'node:crypto';
import { type AwsResponse, awsError } from '../iam/aws-errors.ts';
import { secretString, type Template } from '../template/template.ts';

/** The values of the template's secrets, by ARN. */
export function secretValues(
  template: Pick<Template, 'ofType' | 'reference'>,
): (arn: string) => string | undefined {
  const secrets = new Map(
    template
      .ofType<Parameters<typeof secretString>[1]>('AWS::SecretsManager::Secret')
      .map(({ id, properties }) => {
        const arn = template.reference(id);
        return [arn, secretString(arn, properties)];
      }),
  );
  return (arn) => secrets.get(arn);
}

/** Responds to `GetSecretValue`, like Secrets Manager. */
export function respondToSecretCall(
  { operation, body }: { readonly operation: string; readonly body: Buffer },
  secretOf: (arn: string) => string | undefined,
): AwsResponse {
  const { SecretId = '' } = JSON.parse(body.toString()) as { SecretId?: string };
  if (operation !== 'GetSecretValue')
    return awsError('secretsmanager', 400, {
      code: 'InvalidAction',
      message: `The local stack does not support ${operation} of Secrets Manager.`,
    });
  const SecretString = secretOf(SecretId);
  if (SecretString === undefined)
    return awsError('secretsmanager', 400, {
      code: 'ResourceNotFoundException',
      message: "Secrets Manager can't find the specified secret.",
    });
  return {
    status: 200,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() },
    body: Buffer.from(JSON.stringify({ ARN: SecretId, SecretString, VersionStages: ['AWSCURRENT'] })),
  };
}
