import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';
import { signatureProblem } from '#tools/local-stack/iam/signature-v4.ts';
import { announcingStack } from '#tools/local-stack/messaging/announcing-stack.testing.ts';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { startLocalStack } from '#tools/local-stack/start-local-stack.ts';
import {
  type HandMadeAssembly,
  writeAssembly,
} from '#tools/local-stack/template/hand-made-assembly.testing.ts';
import { type AwsAccess, awsAccess, findStage } from './find-stage.ts';
import { serveStage } from './serve-stage.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  const port = await listen(server, 0);
  closing.push(() => closeServer(server));
  return `http://127.0.0.1:${port}`;
}

const credentials = { accessKeyId: 'AKIASAMPLE', secretAccessKey: 'sample', sessionToken: 'session' };
const region = 'ap-southeast-2';

describe('finding a stage', () => {
  /** Answers as CloudFormation does, and rejects unsigned or unexpected requests. */
  async function cloudFormation(status: number, xml: string): Promise<AwsAccess> {
    const url = await answering(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const wrong = await signatureProblem(
        { method: request.method ?? '', path: request.url ?? '', query: '', headers, body },
        (id) => (id === credentials.accessKeyId ? credentials : undefined),
        { region, service: 'cloudformation' },
        new Date(),
      );
      const requests = Object.fromEntries(new URLSearchParams(body.toString()));
      expect(wrong).toBeUndefined();
      expect(requests).toEqual({
        Action: 'DescribeStacks',
        StackName: 'PortVilaRum-prod',
        Version: '2010-05-15',
      });
      response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
    });
    return { region, credentials: async () => credentials, cloudFormation: url };
  }
  const output = (key: string, value: string) =>
    `<member><Description>x</Description><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`;
  const stacks = (outputs: string) =>
    `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>PortVilaRum-prod</StackName><Outputs>${outputs}</Outputs><Tags/></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;

  it('reads site and API from the stack outputs', async () => {
    const outputs = `${output('SiteUrl', 'https://d1.cloudfront.net')}${output('Other', 'a &amp; b')}${output('ApiHost', 'a1.execute-api.example.com')}${output('TableName', 'PortVilaRum-prod-BookingsTable-AAAA')}`;
    expect(await findStage('prod', await cloudFormation(200, stacks(outputs)))).toMatchObject({
      stage: 'prod',
      siteUrl: 'https://d1.cloudfront.net',
      apiUrl: 'https://a1.execute-api.example.com',
      tableName: 'PortVilaRum-prod-BookingsTable-AAAA',
      region,
    });
  });

  it('rejects a table that the stack does not name', async () => {
    const outputs = `${output('SiteUrl', 'https://d1.cloudfront.net')}${output('ApiHost', 'a1.example.com')}`;
    await expect(findStage('prod', await cloudFormation(200, stacks(outputs)))).rejects.toThrow(
      'npm run deploy -- --stage prod',
    );
  });

  it.each([
    [
      400,
      '<Error><Code>ValidationError</Code><Message>Stack with id PortVilaRum-prod does not exist</Message></Error>',
      'There is no stage "prod" in this AWS account in ap-southeast-2.',
    ],
    [
      403,
      '<Error><Code>AccessDenied</Code><Message>You may not</Message></Error>',
      'AWS CloudFormation failed for stage "prod": You may not',
    ],
    [200, stacks(''), 'A new account needs CloudFront enabled first'],
  ])('%i %s: %s', async (status, xml, sentence) => {
    await expect(findStage('prod', await cloudFormation(status, xml))).rejects.toThrow(sentence);
  });

  it('rejects an invalid stage name', async () => {
    const nowhere = { region, credentials: async () => credentials, cloudFormation: 'http://127.0.0.1:9' };
    await expect(findStage('../x', nowhere)).rejects.toThrow('cannot be a stage');
    await expect(findStage('prod', nowhere)).rejects.toThrow('Are you online?');
  });
});

describe('without credentials', () => {
  const environmentBefore = { ...process.env };
  afterEach(() => {
    process.env = { ...environmentBefore };
  });
  const bare = {
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  };

  it('explains how to get them', async () => {
    process.env = { ...bare, AWS_REGION: region };
    await expect(awsAccess()).rejects.toThrow(/No valid AWS credentials.+aws sso login/);
  });

  it('asks for the region', async () => {
    process.env = { ...bare, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    await expect(awsAccess()).rejects.toThrow('AWS_REGION=ap-southeast-2');
  });

  it('succeeds with both', async () => {
    process.env = { ...bare, AWS_REGION: region, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    const aws = await awsAccess();
    expect(aws.cloudFormation).toBe('https://cloudformation.ap-southeast-2.amazonaws.com');
    expect(await aws.credentials()).toMatchObject({ accessKeyId: 'a', secretAccessKey: 'b' });
  });
});

describe('the inventory page of a deployed stage', () => {
  let assembly: HandMadeAssembly;
  let localStack: LocalStack;
  beforeAll(async () => {
    assembly = await writeAssembly({
      resources: announcingStack.resources,
      functions: {
        ...announcingStack.functions,
        Save: {
          code: 'export const handler = async (event) => ({ statusCode: 200, body: "saved " + event.body });',
          route: 'PUT /api/inventory',
          authorisation: 'AWS_IAM',
        },
      },
    });
    localStack = await startLocalStack({ port: 0, quiet: true, assemblyDir: assembly.folder });
  });
  afterAll(async () => {
    await localStack?.stop();
    assembly?.remove();
  });

  /** Runs in front of an API that verifies signatures and a site that records requests. */
  async function served(own = localStack.developer.credentials) {
    const requests: string[] = [];
    const siteUrl = await answering((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': "default-src 'self'",
      });
      response.end('<h1>Deployed</h1>');
    });
    const { url, stop } = await serveStage(
      {
        stage: 'prod',
        siteUrl,
        apiUrl: `http://127.0.0.1:${localStack.ports.api}`,
        tableName: 'unused',
        region: localStack.region,
        credentials: async () => own,
      },
      0,
    );
    closing.push(stop);
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${url}${path}`, { redirect: 'manual', ...init });
    const put = (headers: Record<string, string> = {}) =>
      ask('/api/inventory', {
        method: 'PUT',
        body: '{"quantity":7}',
        headers: { 'content-type': 'application/json', ...headers },
      });
    return { url, siteUrl, requests, ask, put };
  }

  it('signs corrections with the local AWS credentials', async () => {
    const { url, put } = await served();
    const answer = await put({ origin: url });
    expect([answer.status, await answer.text()]).toEqual([200, 'saved {"quantity":7}']);
  });

  it('rejects credentials that AWS does not accept, and pages of other origins', async () => {
    const { put } = await served({ accessKeyId: 'AKIAOTHER', secretAccessKey: 'other' });
    expect((await put()).status).toBe(403);
    const own = await served();
    const foreign = await own.put({ origin: 'https://elsewhere.example' });
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { success: false }]);
  });

  it('shows the deployed page with the stage named on it', async () => {
    const { ask, requests } = await served();
    const page = await ask('/inventory');
    expect([page.status, await page.text()]).toEqual([200, '<h1>Deployed</h1>']);
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
    await ask('/assets/page-1.js');
    await ask('/api/inventory');
    expect(requests).toEqual(['GET /inventory', 'GET /assets/page-1.js', 'GET /api/inventory']);
    expect(await (await ask('/__local/stage')).json()).toEqual({ stage: 'prod' });
  });

  it('serves only the inventory: other pages redirect to the site, other calls are refused', async () => {
    const { siteUrl, ask, requests } = await served();
    expect((await ask('/')).headers.get('location')).toBe('/inventory');
    expect((await ask('/tours?coupon=x')).headers.get('location')).toBe(`${siteUrl}/tours?coupon=x`);
    for (const [method, path] of [
      ['POST', '/api/bookings'],
      ['GET', '/api/bookings?reference=x'],
      ['DELETE', '/api/inventory'],
      ['POST', '/inventory'],
    ] as const) {
      expect((await ask(path, { method })).status, `${method} ${path}`).toBe(403);
    }
    expect(requests).toEqual([]);
  });

  it('reports a stage that does not answer', async () => {
    const { url, stop } = await serveStage(
      {
        stage: 'prod',
        siteUrl: 'http://127.0.0.1:9',
        apiUrl: 'http://127.0.0.1:9',
        tableName: 'unused',
        region,
        credentials: async () => credentials,
      },
      0,
    );
    closing.push(stop);
    const answer = await fetch(`${url}/inventory`);
    expect([answer.status, await answer.json()]).toMatchObject([
      502,
      { message: 'The stage "prod" does not answer.' },
    ]);
  });
});
