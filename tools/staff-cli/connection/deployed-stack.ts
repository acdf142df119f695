import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetParameterCommand, SSMClient, type SSMClientConfig } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { secretKeyParameter } from '#infra/api/payment-parameters.ts';
import { stackName } from '#infra/stacks/stage.ts';
import type { DeployedStage } from '#tools/dev-cli/deployed/find-stage.ts';
import { CommandError } from '#tools/dev-cli/terminal/exit-with-error.ts';
import type { OperationContext, PaymentAccount } from '../operation/operation.ts';
import { callerIdentity } from './caller-identity.ts';
import { edgeAccess } from './edge-access.ts';
import { stageProbe } from './stage-probe.ts';

/** A deployed stage, accessed with the AWS credentials and region of its lookup. */
export function deployedStack(
  stage: DeployedStage,
  secrets: SSMClientConfig = {},
): Omit<OperationContext, 'staffConsole'> {
  const { region, credentials, tableName, siteUrl } = stage;
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region, credentials }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  return {
    table: { name: tableName, client },
    clock: () => new Date(),
    actor: () => callerIdentity(stage),
    siteUrl,
    paymentAccount: () => readStripeAccount(stage, secrets),
    probe: stageProbe(stage),
    edge: stage.edge && edgeAccess(stage, stage.edge),
  };
}

/** The stage's Stripe key, if the user's credentials may read it. */
async function readStripeAccount(
  { stage, ...aws }: DeployedStage,
  config: SSMClientConfig,
): Promise<PaymentAccount> {
  const Name = secretKeyParameter(stackName(stage));
  try {
    const { Parameter } = await new SSMClient({
      region: aws.region,
      credentials: aws.credentials,
      ...config,
    }).send(new GetParameterCommand({ Name, WithDecryption: true }));
    return { secretKey: Parameter?.Value?.trim() ?? '' };
  } catch (cause) {
    const { name } = cause as Error;
    throw new CommandError(
      name === 'ParameterNotFound'
        ? `The stage "${stage}" has no parameter ${Name}, so Stripe cannot be called.`
        : `The Stripe key (${Name}) cannot be read with your AWS credentials: ${name}.`,
      { cause },
    );
  }
}
