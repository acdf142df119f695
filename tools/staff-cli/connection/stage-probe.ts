import {
  GetAccountSendingEnabledCommand,
  GetIdentityDkimAttributesCommand,
  GetIdentityVerificationAttributesCommand,
  GetSendQuotaCommand,
  SESClient,
  type SESClientConfig,
} from '@aws-sdk/client-ses';
import {
  GetQueueAttributesCommand,
  paginateListQueues,
  SQSClient,
  type SQSClientConfig,
} from '@aws-sdk/client-sqs';
import { stackName } from '#infra/stacks/stage.ts';
import { concurrencyLimit } from '#tools/dev-cli/deployed/concurrency-limit.ts';
import type { DeployedStage } from '#tools/dev-cli/deployed/find-stage.ts';
import type { MailState, QueueLevel, StageParts, StageProbe } from '../operation/operation.ts';
import { sleep } from './sleep.ts';
import { stageDeviceLog, stageLogs, stageRequestLog } from './stage-logs.ts';
import { stageParts } from './stage-parts.ts';

/** Daily messages of an SES account that is still in the sandbox. */
const sandboxQuota = 200;

/**
 * Reads the state of a deployed stage from AWS, with the given credentials.
 *
 * @param endpoint replaces the endpoints of all AWS services in tests
 */
export function stageProbe(stage: DeployedStage, { endpoint }: { endpoint?: string } = {}): StageProbe {
  const { region, credentials, siteUrl } = stage;
  let parts: Promise<StageParts> | undefined;
  const config: SESClientConfig & SQSClientConfig = { region, credentials, ...(endpoint && { endpoint }) };
  return {
    mail: (sender) => readMailState(new SESClient(config), sender),
    queues: () => readQueueLevels(new SQSClient(config), `${stackName(stage.stage)}-`),
    concurrencyLimit: () => concurrencyLimit(stage, endpoint ?? `https://lambda.${region}.amazonaws.com`),
    parts: () => {
      parts ??= stageParts(stage, endpoint);
      return parts;
    },
    logs: (query) => stageLogs(stage, query, { endpoint }),
    requestLog: (query) => stageRequestLog(stage, query, { endpoint }),
    deviceLog: (query) => stageDeviceLog(stage, query, { endpoint }),
    call: (path) => fetch(new URL(path, siteUrl), { signal: AbortSignal.timeout(10_000) }),
    sleep,
  };
}

async function readMailState(ses: SESClient, sender: string): Promise<MailState> {
  const Identities = [sender, sender.slice(sender.indexOf('@') + 1)];
  const [{ VerificationAttributes = {} }, { DkimAttributes = {} }, { Max24HourSend = 0 }, { Enabled }] =
    await Promise.all([
      ses.send(new GetIdentityVerificationAttributesCommand({ Identities })),
      ses.send(new GetIdentityDkimAttributesCommand({ Identities })),
      ses.send(new GetSendQuotaCommand({})),
      ses.send(new GetAccountSendingEnabledCommand({})),
    ]);
  return {
    isVerified: Identities.some(
      (identity) => VerificationAttributes[identity]?.VerificationStatus === 'Success',
    ),
    isSigned: Identities.map((identity) => DkimAttributes[identity]).some(
      (identity) => identity?.DkimEnabled === true && identity.DkimVerificationStatus === 'Success',
    ),
    isSandbox: Max24HourSend <= sandboxQuota,
    isPaused: Enabled === false,
  };
}

async function readQueueLevels(sqs: SQSClient, QueueNamePrefix: string): Promise<readonly QueueLevel[]> {
  const levels: QueueLevel[] = [];
  for await (const { QueueUrls = [] } of paginateListQueues({ client: sqs }, { QueueNamePrefix })) {
    for (const QueueUrl of QueueUrls) {
      const { Attributes = {} } = await sqs.send(
        new GetQueueAttributesCommand({
          QueueUrl,
          AttributeNames: ['ApproximateNumberOfMessages', 'RedrivePolicy'],
        }),
      );
      levels.push({
        name: QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1),
        waiting: Number(Attributes.ApproximateNumberOfMessages),
        isDeadLetterQueue: Attributes.RedrivePolicy === undefined,
      });
    }
  }
  return levels;
}
