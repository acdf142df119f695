import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetParameterCommand, ParameterNotFound, SSMClient, type SSMClientConfig } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { StoredTicketKeys } from '#functions/tickets/ticket-keys.ts';
import { secretKeyParameter, webhookSecretParameter } from '#infra/api/payment-parameters.ts';
import { stackName } from '#infra/stacks/stage.ts';
import { createAwsAccess, type DeployedStage } from '#tools/dev-cli/deployed/find-stage.ts';
import { stageFunctions } from '#tools/dev-cli/deployed/stage-functions.ts';
import { CommandError } from '#tools/dev-cli/terminal/report-failure.ts';
import type { OperationContext, PaymentAccount } from '../operation/operation.ts';
import { callerIdentity } from './caller-identity.ts';
import { CallerKeys, edgeAccess, keyAccess } from './edge-access.ts';
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
    functions: stageFunctions(stage.stage, createAwsAccess(region, credentials)),
    edge: stage.edge && edgeAccess(stage, stage.edge),
    probeKeys: stage.probeKeySecret
      ? keyAccess(stage, { secretArn: stage.probeKeySecret, shape: CallerKeys })
      : undefined,
    ticketKeys: stage.ticketKeySecret
      ? keyAccess(stage, { secretArn: stage.ticketKeySecret, shape: StoredTicketKeys })
      : undefined,
  };
}

async function exists(ssm: SSMClient, Name: string): Promise<boolean> {
  try {
    // Without decryption: the secret is not needed.
    await ssm.send(new GetParameterCommand({ Name }));
    return true;
  } catch (problem) {
    if (problem instanceof ParameterNotFound) return false;
    throw problem;
  }
}

/** The stage's Stripe key, if the user's credentials may read it. */
async function readStripeAccount(
  { stage, ...aws }: DeployedStage,
  config: SSMClientConfig,
): Promise<PaymentAccount> {
  const Name = secretKeyParameter(stackName(stage));
  const webhookSecret = webhookSecretParameter(stackName(stage));
  const ssm = new SSMClient({ region: aws.region, credentials: aws.credentials, ...config });
  try {
    const { Parameter } = await ssm.send(new GetParameterCommand({ Name, WithDecryption: true }));
    const secretKey = Parameter?.Value?.trim() ?? '';
    return (await exists(ssm, webhookSecret))
      ? { secretKey }
      : { secretKey, missingParameter: webhookSecret };
  } catch (cause) {
    const { name } = cause as Error;
    throw new CommandError(
      name === 'ParameterNotFound'
        ? `The stage "${stage}" has no parameter ${Name}, so Stripe cannot be called and no one can pay. Set it (infra/DEPLOY.md).`
        : `The Stripe key (${Name}) cannot be read with your AWS credentials: ${name}.`,
      { cause },
    );
  }
}
