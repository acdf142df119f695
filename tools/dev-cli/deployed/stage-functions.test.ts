import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { closeServer, listen } from '#tools/local-stack/process/ports.ts';
import { createAwsAccess } from './find-stage.ts';
import { type StageFunctions, stageFunctions } from './stage-functions.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await closeServer(server);
});

/** A response of AWS: XML, JSON, or a status and JSON. */
type FakeResponse = string | object | readonly [status: number, body: object];

/** Starts a fake AWS. A response has the key of its call: stack and page, method and path, or the name of the call. */
async function startFakeAws(
  responses: Record<string, FakeResponse>,
): Promise<{ functions: StageFunctions; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const form = new URLSearchParams(body);
    const target = String(request.headers['x-amz-target'] ?? '').replace(/^.*\./, '');
    const call = form.has('Action')
      ? ['ListStackResources', form.get('StackName'), form.get('NextToken')].filter(Boolean).join(' ')
      : target || `${request.method} ${request.url?.replace('/2015-03-31/functions/', '')}`;
    calls.push(body && !form.has('Action') ? `${call} ${body}` : call);
    const fakeResponse = responses[call] ?? [404, { message: `No response to ${call}` }];
    const [status, content] = Array.isArray(fakeResponse) ? fakeResponse : [200, fakeResponse];
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(typeof content === 'string' ? content : JSON.stringify(content));
  });
  servers.push(server);
  const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
  const access = createAwsAccess('local', async () => ({ accessKeyId: 'local', secretAccessKey: 'local' }));
  return { functions: stageFunctions('prod', { ...access, cloudFormation: endpoint }, endpoint), calls };
}

const resource = (logicalId: string, physicalId: string, type: string) =>
  `<member><LogicalResourceId>${logicalId}</LogicalResourceId><PhysicalResourceId>${physicalId}</PhysicalResourceId><ResourceType>${type}</ResourceType><DriftInformation><StackResourceDriftStatus>NOT_CHECKED</StackResourceDriftStatus></DriftInformation></member>`;
const alias = (name: string) =>
  resource(
    `${name}CodeLive478F6A4B`,
    `arn:aws:lambda:ap-southeast-2:1:function:PortVilaRum-prod-${name}:live`,
    'AWS::Lambda::Alias',
  );
const resources = (members: string, next = '') =>
  `<ListStackResourcesResponse><ListStackResourcesResult><StackResourceSummaries>${members}</StackResourceSummaries>${next && `<NextToken>${next}</NextToken>`}</ListStackResourcesResult></ListStackResourcesResponse>`;
const aliasesOf = (version: string, weights: object | null = null) => ({
  Aliases: [{ Name: 'live', FunctionVersion: version, RoutingConfig: weights }],
});

const createBooking = {
  name: 'CreateBooking',
  functionName: 'PortVilaRum-prod-CreateBooking',
  live: '4',
  inUse: ['4'],
};

it('the functions of a stage are read from every page of its resources and from nested stacks', async () => {
  const { functions } = await startFakeAws({
    'ListStackResources PortVilaRum-prod': resources(alias('CreateBooking'), 'page2'),
    'ListStackResources PortVilaRum-prod page2': resources(
      resource('StaffNestedStack', 'arn:staff', 'AWS::CloudFormation::Stack'),
    ),
    'ListStackResources arn:staff': resources(alias('SignIn')),
    'GET PortVilaRum-prod-CreateBooking/aliases': aliasesOf('4'),
    'GET PortVilaRum-prod-SignIn/aliases': aliasesOf('2', { AdditionalVersionWeights: { '3': 0.1 } }),
  });
  expect(await functions.all()).toEqual([
    createBooking,
    { name: 'SignIn', functionName: 'PortVilaRum-prod-SignIn', live: '2', inUse: ['2', '3'] },
  ]);
});

it('the versions of a function are read page by page, without $LATEST', async () => {
  const { functions } = await startFakeAws({
    'GET PortVilaRum-prod-CreateBooking/versions': {
      Versions: [{ Version: '$LATEST' }, { Version: '3' }],
      NextMarker: 'a/b',
    },
    'GET PortVilaRum-prod-CreateBooking/versions?Marker=a%2Fb': {
      Versions: [{ Version: '4' }],
      NextMarker: null,
    },
  });
  expect(await functions.versionsOf(createBooking)).toEqual(['3', '4']);
});

it('moving an alias removes the weights of a canary, and deleting a function version names it by number', async () => {
  const { functions, calls } = await startFakeAws({
    'PUT PortVilaRum-prod-CreateBooking/aliases/live': {},
    'DELETE PortVilaRum-prod-CreateBooking?Qualifier=2': '',
  });
  await functions.moveLive(createBooking, '3');
  await functions.deleteVersion(createBooking, '2');
  expect(calls).toEqual([
    'PUT PortVilaRum-prod-CreateBooking/aliases/live {"FunctionVersion":"3","RoutingConfig":{"AdditionalVersionWeights":{}}}',
    'DELETE PortVilaRum-prod-CreateBooking?Qualifier=2',
  ]);
});

it('an error from Lambda is reported with the refused call', async () => {
  const { functions } = await startFakeAws({});
  await expect(functions.moveLive(createBooking, '3')).rejects.toThrow(
    /Lambda refused PUT .*CreateBooking\/aliases\/live: 404/,
  );
});

it('the releases of a stage are read from the history of one parameter, oldest first', async () => {
  const record = (release: string) => ({
    deployed: release,
    release,
    versions: { CreateBooking: '4' },
  });
  const { functions, calls } = await startFakeAws({
    GetParameterHistory: {
      Parameters: [
        { Version: 2, Value: JSON.stringify(record('two')) },
        { Version: 1, Value: JSON.stringify(record('one')) },
      ],
    },
    PutParameter: { Version: 3 },
  });
  expect(await functions.records()).toEqual([record('one'), record('two')]);
  await functions.record(record('three'));
  expect(calls[0]).toBe('GetParameterHistory {"Name":"/PortVilaRum-prod/release"}');
  expect(JSON.parse(calls[1]?.slice('PutParameter '.length) ?? '')).toEqual({
    Name: '/PortVilaRum-prod/release',
    Value: JSON.stringify(record('three')),
    Type: 'String',
    Overwrite: true,
  });
});

it('a stage has no recorded releases until the parameter that stores releases exists', async () => {
  const { functions } = await startFakeAws({
    GetParameterHistory: [400, { __type: 'ParameterNotFound', message: 'none' }],
  });
  expect(await functions.records()).toEqual([]);
});
