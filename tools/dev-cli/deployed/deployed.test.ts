import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { signatureProblem } from '#tools/local-stack/iam/signature-v4.ts';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { type AwsAccess, findStage, loadAwsAccess } from './find-stage.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  const port = await listen(server, 0);
  cleanups.push(() => closeServer(server));
  return `http://127.0.0.1:${port}`;
}

const credentials = { accessKeyId: 'AKIASAMPLE', secretAccessKey: 'sample', sessionToken: 'session' };
const region = 'ap-southeast-2';

describe('findStage', () => {
  /** Starts a fake CloudFormation that rejects unsigned or unexpected requests. */
  async function startCloudFormation(status: number, xml: string): Promise<AwsAccess> {
    const url = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const problem = await signatureProblem(
        { method: request.method ?? '', path: request.url ?? '', query: '', headers, body },
        (id) => (id === credentials.accessKeyId ? credentials : undefined),
        { region, service: 'cloudformation' },
        new Date(),
      );
      const parameters = Object.fromEntries(new URLSearchParams(body.toString()));
      expect(problem).toBeUndefined();
      expect(parameters).toEqual({
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

  it('reads site and table from the stack outputs', async () => {
    const outputs = `${output('SiteUrl', 'https://d1.cloudfront.net')}${output('Other', 'a &amp; b')}${output('TableName', 'PortVilaRum-prod-BookingsTable-AAAA')}`;
    expect(await findStage('prod', await startCloudFormation(200, stacks(outputs)))).toMatchObject({
      stage: 'prod',
      siteUrl: 'https://d1.cloudfront.net',
      tableName: 'PortVilaRum-prod-BookingsTable-AAAA',
      region,
    });
  });

  it('rejects a stack whose outputs do not name its table', async () => {
    const outputs = `${output('SiteUrl', 'https://d1.cloudfront.net')}`;
    await expect(findStage('prod', await startCloudFormation(200, stacks(outputs)))).rejects.toThrow(
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
  ])('reports the CloudFormation response %i %s as "%s"', async (status, xml, message) => {
    await expect(findStage('prod', await startCloudFormation(status, xml))).rejects.toThrow(message);
  });

  it('rejects an invalid stage name, and reports a network failure', async () => {
    const unreachable = {
      region,
      credentials: async () => credentials,
      cloudFormation: 'http://127.0.0.1:9',
    };
    await expect(findStage('../x', unreachable)).rejects.toThrow('cannot be a stage');
    await expect(findStage('prod', unreachable)).rejects.toThrow('Are you online?');
  });
});

describe('loadAwsAccess', () => {
  const environmentBefore = { ...process.env };
  afterEach(() => {
    process.env = { ...environmentBefore };
  });
  const minimalEnvironment = {
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  };

  it('explains how to get AWS credentials if there are none', async () => {
    process.env = { ...minimalEnvironment, AWS_REGION: region };
    await expect(loadAwsAccess()).rejects.toThrow(/No valid AWS credentials.+aws sso login/);
  });

  it('explains how to set the region if none is set', async () => {
    process.env = { ...minimalEnvironment, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    await expect(loadAwsAccess()).rejects.toThrow('AWS_REGION=ap-southeast-2');
  });

  it('reads credentials and region from the environment', async () => {
    process.env = {
      ...minimalEnvironment,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    };
    const aws = await loadAwsAccess();
    expect(aws.cloudFormation).toBe('https://cloudformation.ap-southeast-2.amazonaws.com');
    expect(await aws.credentials()).toMatchObject({ accessKeyId: 'a', secretAccessKey: 'b' });
  });
});
