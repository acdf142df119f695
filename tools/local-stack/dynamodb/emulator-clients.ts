import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { LocalNames } from '../template/local-names.ts';

/** Clients of the emulators without roles and faults: they act for AWS itself. */
export interface EmulatorClients {
  database: DynamoDBClient;
  streams: DynamoDBStreamsClient;
  queues: SQSClient;
}

export function emulatorClients(
  { region }: LocalNames,
  database: { endpoint: string },
  queues: { endpoint: string },
): EmulatorClients {
  const credentials = { accessKeyId: 'LOCALTWIN', secretAccessKey: 'local' };
  return {
    database: new DynamoDBClient({ region, credentials, endpoint: database.endpoint }),
    streams: new DynamoDBStreamsClient({ region, credentials, endpoint: database.endpoint }),
    queues: new SQSClient({ region, credentials, endpoint: queues.endpoint, useQueueUrlAsEndpoint: false }),
  };
}
