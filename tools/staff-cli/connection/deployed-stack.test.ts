import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { deployedStack } from './deployed-stack.ts';

const stage = {
  stage: 'prod',
  siteUrl: 'https://d1.example.com',
  apiUrl: 'https://a1.example.com',
  tableName: 'PortVilaRum-prod-BookingsTable1A2B-BBBB',
  region: 'local',
  credentials: async () => ({ accessKeyId: 'local', secretAccessKey: 'local' }),
};

it('staff commands use the table named in the outputs of the stage’s stack', () => {
  const { table, siteUrl } = deployedStack(stage);
  expect(table.name).toBe(stage.tableName);
  expect(siteUrl).toBe(stage.siteUrl);
});

it('staff commands call AWS in the stage’s region with the stage’s credentials', async () => {
  const { config } = deployedStack(stage).table.client;
  expect(await config.region()).toBe('local');
  expect(await config.credentials()).toMatchObject(await stage.credentials());
});

describe('the Stripe account of a stage', () => {
  /**
   * A fake Systems Manager with a fixed response; `missing` is a parameter it does not have, and `requests` records what
   * it received.
   */
  async function serve(status: number, body: object, missing?: string) {
    const requests: string[] = [];
    const server = createServer(async (request, response) => {
      const sent = await text(request);
      requests.push(sent);
      const isMissing = missing !== undefined && sent.includes(missing);
      response.writeHead(isMissing ? 400 : status, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(isMissing ? { __type: 'ParameterNotFound' } : body));
    });
    const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
    const { paymentAccount } = deployedStack(stage, { endpoint });
    return { paymentAccount, requests, close: () => closeServer(server) };
  }

  it('is opened with the decrypted key from its parameter', async () => {
    const ssm = await serve(200, { Parameter: { Value: 'sk_live_sample\n' } });
    expect(await ssm.paymentAccount()).toEqual({ secretKey: 'sk_live_sample' });
    expect(ssm.requests.map((request) => JSON.parse(request))).toEqual([
      { Name: '/PortVilaRum-prod/stripe-secret-key', WithDecryption: true },
      { Name: '/PortVilaRum-prod/stripe-webhook-secret' },
    ]);
    await ssm.close();
  });

  it('names the parameter of the webhook secret if it is missing', async () => {
    const ssm = await serve(200, { Parameter: { Value: 'sk_live_sample' } }, 'stripe-webhook-secret');
    expect(await ssm.paymentAccount()).toEqual({
      secretKey: 'sk_live_sample',
      missingParameter: '/PortVilaRum-prod/stripe-webhook-secret',
    });
    await ssm.close();
  });

  it.each([
    ['ParameterNotFound', 'The stage "prod" has no parameter /PortVilaRum-prod/stripe-secret-key'],
    ['AccessDeniedException', 'cannot be read with your AWS credentials: AccessDeniedException'],
  ])('cannot be opened after %s, with the message "%s"', async (name, message) => {
    const ssm = await serve(400, { __type: name, message: name });
    await expect(ssm.paymentAccount()).rejects.toThrow(message);
    await ssm.close();
  });
});
