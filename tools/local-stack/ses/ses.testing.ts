import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SESClient } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createStackClock } from '../process/stack-clock.ts';
import { createMail, type LocalMail } from './mail.ts';

/** The emulator's only configuration set. */
export const configurationSet = 'OutgoingMail';

/** Starts the SES emulator on a free port; accepted emails are in `mail.sent`. */
async function startSes(sender: string): Promise<{ mail: LocalMail; client: SESClient; stop: () => void }> {
  const mail = createMail({
    clock: createStackClock(),
    identities: [sender],
    configurationSets: new Map([[configurationSet, ['BOUNCE', 'COMPLAINT']]]),
  });
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await mail.call(new URLSearchParams(await text(request)));
    response.writeHead(status, headers).end(body);
  });
  // A connection closed while it is idle would fail the next mail, since the client does not retry.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const client = new SESClient({
    endpoint: `http://127.0.0.1:${address.port}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  const stop = () => {
    client.destroy();
    server.close();
  };
  return { mail, client, stop };
}

/** SES emulator for the tests of a file, without emails and rules before each test. */
export function testSes(sender: string): {
  readonly mail: Pick<LocalMail, 'sent' | 'clear' | 'setRule'>;
  readonly client: Pick<SESClient, 'send'>;
} {
  let ses: Awaited<ReturnType<typeof startSes>>;
  beforeAll(async () => {
    ses = await startSes(sender);
  });
  afterAll(() => ses.stop());
  beforeEach(() => {
    ses.mail.clear();
    ses.mail.setRule(undefined);
  });
  return {
    mail: {
      get sent() {
        return ses.mail.sent;
      },
      clear: () => ses.mail.clear(),
      setRule: (rule) => ses.mail.setRule(rule),
    },
    client: { send: (...call: Parameters<SESClient['send']>) => ses.client.send(...call) } as SESClient,
  };
}
