import { DynamoDBClient, type DynamoDBClientConfig, paginateListTables } from '@aws-sdk/client-dynamodb';
import { GetParameterCommand, SSMClient, type SSMClientConfig } from '@aws-sdk/client-ssm';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Bench, PaymentAccount } from '../../../functions/operations/operation.ts';
import { secretKeyParameter } from '../../stacks/payment-parameters.ts';
import { parseStage, stackName, tableNameStart } from '../../stacks/stage.ts';
import { PlainProblem } from '../say-and-fail.ts';
import { deployedSurroundings } from './deployed-surroundings.ts';

/**
 * A deployed stage, with the AWS credentials and the region of whoever asks.
 *
 * @param siteUrl origin of its site: a copy to try things in has an address of its own
 */
export async function deployedStack(
  stage: string,
  siteUrl: string,
  config: DynamoDBClientConfig = {},
  secrets: SSMClientConfig = {},
): Promise<Omit<Bench, 'desk'>> {
  const client = new DynamoDBClient(config);
  const name = await tableOf(client, stage);
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return {
    table: { name, client: documents },
    clock: () => new Date(),
    siteUrl,
    paymentAccount: () => accountOf(stage, secrets),
    surroundings: deployedSurroundings(stackName(stage), siteUrl),
  };
}

/** The secret of the stage, for whoever may read it. */
async function accountOf(stage: string, config: SSMClientConfig): Promise<PaymentAccount> {
  const Name = secretKeyParameter(stackName(stage));
  try {
    const { Parameter } = await new SSMClient(config).send(
      new GetParameterCommand({ Name, WithDecryption: true }),
    );
    return { secretKey: Parameter?.Value?.trim() ?? '' };
  } catch (cause) {
    const { name } = cause as Error;
    throw new PlainProblem(
      name === 'ParameterNotFound'
        ? `The stage "${stage}" has no parameter ${Name}, so nothing can be asked of Stripe.`
        : `The key to Stripe (${Name}) cannot be read with your AWS credentials: ${name}.`,
      { cause },
    );
  }
}

async function tableOf(client: DynamoDBClient, stage: string): Promise<string> {
  const start = tableNameStart(readStage(stage));
  const found: string[] = [];
  try {
    for await (const { TableNames = [] } of paginateListTables({ client }, {})) {
      found.push(...TableNames.filter((name) => name.startsWith(start)));
    }
  } catch (cause) {
    throw new PlainProblem(notReached(stage, cause), { cause });
  }
  const [name, another] = found;
  if (name === undefined) {
    throw new PlainProblem(
      `No table of the stage "${stage}" is in this AWS account and region. Look at AWS_PROFILE and AWS_REGION.`,
    );
  }
  // A table that production kept when its stack was deleted stays beside the new one.
  if (another !== undefined) {
    throw new PlainProblem(
      `The stage "${stage}" has ${found.length} tables: ${found.join(', ')}. Remove the ones left over first.`,
    );
  }
  return name;
}

function readStage(stage: string): string {
  try {
    return parseStage(stage);
  } catch (problem) {
    throw new PlainProblem((problem as Error).message);
  }
}

const hasAnswered = (problem: unknown): boolean =>
  (problem as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== undefined;

function notReached(stage: string, problem: unknown): string {
  const { name, message } = problem as Error;
  const why = /credential|token/i.test(`${name} ${message}`)
    ? 'AWS does not take your credentials (are they there, and still valid?)'
    : /region/i.test(message)
      ? 'no AWS region is set (AWS_REGION)'
      : /denied|authoriz/i.test(`${name} ${message}`)
        ? 'your AWS credentials may not list tables (dynamodb:ListTables)'
        : hasAnswered(problem)
          ? `AWS answers ${name}`
          : 'nothing of AWS answers there (are you online, and is AWS_REGION a region?)';
  return `The stage "${stage}" cannot be reached: ${why}.`;
}
