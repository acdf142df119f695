import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, CallProblem } from '#app/requests/client.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { PasskeyProblem, passkeyOfActor, registerPasskey, signInWithPasskey, stepUp } from './passkeys.ts';
import type { StaffClient } from './staff-client.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const encode = (text: string) => Buffer.from(text).toString('base64url');

const credential = {
  id: encode('id'),
  rawId: bytesOf('id'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytesOf('client data'),
    attestationObject: bytesOf('attestation'),
    authenticatorData: bytesOf('authenticator data'),
    signature: bytesOf('signature'),
    userHandle: bytesOf('person'),
  },
};
const options = {
  challenge: encode('challenge'),
  rp: { id: 'rum.example.com', name: 'Rum' },
  user: { id: encode('person'), name: 'Ana', displayName: 'Ana' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};

const create = vi.fn(async () => credential);
const get = vi.fn(async () => credential);
let sent: (Call & { readonly endpoint: string })[];
let refusals: CallProblem[];

const client = (async (endpoint: string, call?: Call) => {
  sent.push({ endpoint, ...call });
  const refusal = endpoint === 'requestChallenge' ? refusals.shift() : undefined;
  if (refusal) throw refusal;
  return { success: true, options };
}) as StaffClient;
const sentCalls = () =>
  sent.map(({ endpoint, body }) => [endpoint, (body as { purpose?: string }).purpose] as const);

beforeEach(() => {
  sent = [];
  refusals = [];
  create.mockResolvedValue(credential);
  get.mockResolvedValue(credential);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials: { create, get } });
});

const rejectWith = (name: string) => Promise.reject(Object.assign(new Error('quotes a challenge'), { name }));

describe('a passkey in the browser of the console', () => {
  it('is created with the challenge and options of the server, and its response is sent to the server', async () => {
    await registerPasskey(client);
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({
        publicKey: expect.objectContaining({ challenge: bytesOf('challenge'), rp: options.rp }),
      }),
    );
    expect(sentCalls()).toEqual([
      ['requestChallenge', 'register'],
      ['registerPasskey', undefined],
    ]);
    expect(sent[1]?.body).toMatchObject({
      response: {
        id: encode('id'),
        response: {
          clientDataJSON: encode('client data'),
          attestationObject: encode('attestation'),
        },
      },
    });
  });

  it('is added after a step-up when the server requires one', async () => {
    refusals = [new CallProblem('step-up', 'Confirm first.', { status: 403 })];
    await registerPasskey(client);
    expect(sentCalls()).toEqual([
      ['requestChallenge', 'register'],
      ['requestChallenge', 'step-up'],
      ['signIn', 'step-up'],
      ['requestChallenge', 'register'],
      ['registerPasskey', undefined],
    ]);
  });

  it('is not created when the server refuses the registration challenge for a reason other than a missing step-up', async () => {
    const refusal = new CallProblem('forbidden', 'Ask a manager.', { status: 403 });
    refusals = [refusal];
    await expect(registerPasskey(client)).rejects.toBe(refusal);
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['sign-in', (target: StaffClient) => signInWithPasskey('Bar phone', target)],
    ['step-up', stepUp],
  ] as const)(
    'signs the challenge of a %s, and the signature is sent to the server',
    async (purpose, usePasskey) => {
      await usePasskey(client);
      expect(sentCalls()).toEqual([
        ['requestChallenge', purpose],
        ['signIn', purpose],
      ]);
      expect(sent[1]?.body).toMatchObject({
        response: {
          id: encode('id'),
          response: {
            authenticatorData: encode('authenticator data'),
            signature: encode('signature'),
            userHandle: encode('person'),
          },
        },
      });
    },
  );
});

it('a colleague’s passkey on a shared device signs a challenge for identification', async () => {
  expect(await passkeyOfActor(client)).toMatchObject({
    id: encode('id'),
    response: { signature: encode('signature'), userHandle: encode('person') },
  });
  expect(sentCalls()).toEqual([['requestChallenge', 'identify']]);
});

it('the name of the device is sent with a sign-in by passkey, but not with a step-up', async () => {
  await signInWithPasskey('Bar phone', client);
  await stepUp(client);
  const bodies = sent.filter(({ endpoint }) => endpoint === 'signIn').map(({ body }) => body);
  expect(bodies).toMatchObject([{ name: 'Bar phone' }, { purpose: 'step-up' }]);
  expect(bodies[1]).not.toHaveProperty('name');
});

describe('a failure of the browser', () => {
  it.each([
    ['NotAllowedError', passkeyMessages.notAdded],
    ['AbortError', passkeyMessages.notAdded],
    ['InvalidStateError', passkeyMessages.alreadyHere],
    ['ConstraintError', passkeyMessages.noScreenLock],
    ['NotSupportedError', passkeyMessages.noScreenLock],
    ['SecurityError', passkeyMessages.wrongAddress],
    ['UnknownError', passkeyMessages.deviceFailed],
    ['function Object() { [native code] }', passkeyMessages.deviceFailed],
  ])('to add a passkey (%s) is explained in a sentence', async (name, message) => {
    vi.stubGlobal('location', { hostname: 'rum.example.com' });
    create.mockImplementation(() => rejectWith(name));
    const problem = await registerPasskey(client).catch((thrown: unknown) => thrown);
    expect(problem).toBeInstanceOf(PasskeyProblem);
    expect(problem).toMatchObject({ message });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['NotAllowedError', passkeyMessages.notUsed],
    ['AbortError', passkeyMessages.notUsed],
    ['SecurityError', passkeyMessages.wrongAddress],
    ['UnknownError', passkeyMessages.deviceFailed],
  ])('to use a passkey (%s) is explained in a sentence', async (name, message) => {
    vi.stubGlobal('location', { hostname: 'rum.example.com' });
    get.mockImplementation(() => rejectWith(name));
    await expect(signInWithPasskey('Bar phone', client)).rejects.toMatchObject({
      name: 'PasskeyProblem',
      message,
    });
    expect(sent).toHaveLength(1);
  });

  it.each([registerPasskey, (target: StaffClient) => signInWithPasskey('Bar phone', target), stepUp])(
    'to support passkeys is reported before any call to the server',
    async (call) => {
      vi.stubGlobal('PublicKeyCredential', undefined);
      await expect(call(client)).rejects.toMatchObject({ message: passkeyMessages.unsupported });
      expect(sent).toEqual([]);
    },
  );
});
