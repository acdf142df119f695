import { createGateway, type Gateway } from './gateway/gateway.ts';
import { respondToParameterCall } from './gateway/parameter-store.ts';
import { respondToSecretCall } from './gateway/secrets.ts';
import { forward } from './http/forward.ts';
import type { AwsContext } from './iam/aws-call.ts';
import type { PermissionsInUse } from './iam/permissions-in-use.ts';
import type { Pipe } from './messaging/pipe.ts';
import type { Faults } from './process/injected-faults.ts';
import type { Lifecycle } from './process/lifecycle.ts';
import { listen } from './process/ports.ts';
import type { LocalMail } from './ses/mail.ts';

/** Services behind the endpoint. They need its address, so they start later. */
export interface AwsServices {
  context: AwsContext;
  database: { port: number };
  queues: { port: number };
  mail: Pick<LocalMail, 'call'>;
  /** Value of a Systems Manager parameter for an environment; undefined when there is none. */
  secretOf(name: string, accessKeyId: string): string | undefined;
  /** Text of a secret of Secrets Manager, by ARN; undefined when there is none. */
  secretValueOf(arn: string): string | undefined;
  /** Woken after every call of the table, since it may have written. */
  pipes: readonly Pick<Pipe, 'nudge'>[];
}

/** The single endpoint of all AWS services, on a reserved port. */
export interface AwsEndpoint {
  readonly port: number;
  readonly gateway: Gateway;
  /** Lets waiting calls through. */
  open(services: AwsServices): void;
}

export async function startAwsEndpoint(
  faults: Faults,
  permissionsInUse: Pick<PermissionsInUse, 'note'>,
  lifecycle: Pick<Lifecycle, 'onStop'>,
): Promise<AwsEndpoint> {
  const readyServices = Promise.withResolvers<AwsServices>();
  const gateway = createGateway({
    context: readyServices.promise.then(({ context }) => context),
    faults,
    permissionsInUse,
    backends: {
      dynamodb: async (request) => {
        const { database, pipes } = await readyServices.promise;
        const response = await forward(database.port, request);
        for (const pipe of pipes) pipe.nudge();
        return response;
      },
      sqs: async (request) => forward((await readyServices.promise).queues.port, request),
      ssm: async (request) => respondToParameterCall(request, (await readyServices.promise).secretOf),
      secretsmanager: async (request) =>
        respondToSecretCall(request, (await readyServices.promise).secretValueOf),
      ses: async ({ body }) => (await readyServices.promise).mail.call(new URLSearchParams(body.toString())),
    },
  });
  const port = await listen(gateway.server, 0);
  lifecycle.onStop(() => gateway.stop());
  return { port, gateway, open: readyServices.resolve };
}
