import { once } from 'node:events';
import { connect } from 'node:net';
import type { NewSession, RemoteEnd } from './commands.ts';

/** `[1, id, error, result]`, preceded by its length in bytes and a colon. */
type Reply = readonly [1, number, { error: string; message: string } | null, unknown];

/**
 * Opens a session with Firefox over Marionette, the protocol into which geckodriver translates WebDriver: Debian does not
 * package geckodriver. Passkeys are confirmed without a prompt.
 */
export async function connectOverMarionette(
  port: number,
  endBrowser: () => Promise<void>,
): Promise<RemoteEnd> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const pendingCalls = new Map<number, PromiseWithResolvers<unknown>>();
  let buffer = Buffer.alloc(0);
  let lastId = 0;

  function takeReply(): Reply | undefined {
    const colon = buffer.indexOf(':');
    const start = colon + 1;
    const end = start + Number(buffer.subarray(0, Math.max(colon, 0)));
    if (colon < 0 || buffer.length < end) return undefined;
    const message = buffer.subarray(start, end).toString();
    buffer = buffer.subarray(end);
    return JSON.parse(message) as Reply;
  }
  socket.on('data', (data) => {
    buffer = Buffer.concat([buffer, data]);
    for (let reply = takeReply(); reply !== undefined; reply = takeReply()) {
      // The greeting is not a reply.
      if (!Array.isArray(reply)) continue;
      const [, id, problem, result] = reply;
      const call = pendingCalls.get(id);
      pendingCalls.delete(id);
      if (problem === null) call?.resolve(result);
      else call?.reject(new Error(`Firefox: ${problem.error} ${problem.message}`));
    }
  });
  socket.on('close', () => {
    for (const call of pendingCalls.values()) call.reject(new Error('Firefox has exited.'));
  });

  async function send(name: string, parameters: object): Promise<unknown> {
    lastId += 1;
    const call = Promise.withResolvers<unknown>();
    pendingCalls.set(lastId, call);
    const message = JSON.stringify([0, lastId, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const result = await call.promise;
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
  }

  const { capabilities } = (await send('WebDriver:NewSession', {})) as NewSession;
  await send('WebAuthn:AddVirtualAuthenticator', {
    protocol: 'ctap2_1',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserConsenting: true,
    isUserVerified: true,
  });
  return {
    version: capabilities.browserVersion,
    command: (name, parameters = {}) => send(`WebDriver:${name}`, parameters),
    async end() {
      socket.destroy();
      await endBrowser();
    },
  };
}
