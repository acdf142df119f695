import { describe, expect, it } from 'vitest';
import { stageInMemory } from '../deployed/stage-functions.testing.ts';
import { CommandError } from '../terminal/report-failure.ts';
import type { Assembly } from './assembly.ts';
import { buildStage, type DeployTools, deployStage } from './deploy-stage.ts';

/** Tools that record their calls in order. */
function createRecordingTools(
  initialOutputs: Record<string, string> | undefined,
  broken?: 'credentials' | 'stack' | 'site' | 'domain',
  siteUrl = 'https://d1.example.com',
  measurementHost = '',
) {
  const calls: string[] = [];
  const output: string[] = [];
  let outputs = initialOutputs;
  const assembly: Assembly = {
    folder: 'out',
    stacks: ['PortVilaRum-prod', 'PortVilaRum-prod-Firewall', 'PortVilaRum-prod-Watch'],
    release: 'two',
    options: ['firewall'],
  };
  const stage = stageInMemory('two', { CreateBooking: ['1', '2'] });
  const tools: DeployTools = {
    async synthesize(stage, context) {
      calls.push(`synthesize ${[stage, ...context].join(' ')}`);
      return assembly;
    },
    readAssembly(folder, stage) {
      calls.push(`read ${folder} ${stage}`);
      return { ...assembly, folder };
    },
    functions: async () => stage.functions,
    async outputs(stage) {
      if (broken === 'credentials') throw new CommandError('No credentials.');
      if (calls.length === 0) calls.push(`look up ${stage}`);
      return outputs;
    },
    async cdk(args) {
      calls.push(`cdk ${args.join(' ')}`);
      if (broken === 'stack') throw new Error('UPDATE_ROLLBACK_COMPLETE');
      outputs = {
        SiteUrl: siteUrl,
        DistributionName: 'd1.example.com',
        DeploymentAlarms: 'arn:a arn:b',
        ...(measurementHost && { MeasurementHost: measurementHost }),
      };
    },
    async checkMeasurementHost(url) {
      calls.push(`check ${url}`);
      return broken === 'domain' ? ['/ does not answer'] : [];
    },
    async checkSite(url) {
      calls.push(`check ${url}`);
      return broken === 'site' || (broken === 'domain' && url === siteUrl) ? ['/tours answers 500'] : [];
    },
    async tagRelease(stage) {
      calls.push(`record ${stage}`);
      return 'Tagged.';
    },
    print: (line) => output.push(line),
  };
  return { calls, output, tools, stage };
}
const options = { stage: 'prod', context: [], drop: [], build: false };
const cdk = (stack: string, options = '') =>
  `cdk deploy ${stack} --exclusively --app out --no-notices${options}`;

it('a deployment synthesizes once, deploys the firewall first and the monitoring last, then checks the site', async () => {
  const { calls, tools } = createRecordingTools(undefined);
  await deployStage(options, tools);
  expect(calls).toEqual([
    'look up prod',
    'synthesize prod',
    cdk('PortVilaRum-prod-Firewall'),
    cdk('PortVilaRum-prod'),
    'record prod',
    cdk('PortVilaRum-prod-Watch'),
    'check https://d1.example.com',
  ]);
});

it('a deployment without AWS credentials builds nothing', async () => {
  const { calls, tools } = createRecordingTools(undefined, 'credentials');
  await expect(deployStage(options, tools)).rejects.toThrow('No credentials.');
  expect(calls).toEqual([]);
});

it('a deployment to an existing stage passes each of the stage’s alarms to CloudFormation as a rollback trigger', async () => {
  const { calls, tools } = createRecordingTools({ DeploymentAlarms: 'arn:a arn:b' });
  await deployStage(options, tools);
  // One option per alarm: CDK reads a second value as a stack name and ignores all alarms but the first.
  const alarms = ' --rollback-trigger-alarm-arns arn:a --rollback-trigger-alarm-arns arn:b';
  expect(calls[3]).toBe(cdk('PortVilaRum-prod', ` --monitoring-time-minutes 10${alarms}`));
});

it('an urgent deployment to an existing stage has no alarms as rollback triggers', async () => {
  const { calls, tools } = createRecordingTools({ DeploymentAlarms: 'arn:a arn:b' });
  await deployStage({ ...options, context: ['hurry=true'] }, tools);
  expect(calls[1]).toBe('synthesize prod hurry=true');
  expect(calls[3]).toBe(cdk('PortVilaRum-prod', ' --rollback-trigger-alarm-arns none'));
});

it('a deployment that CloudFormation rolled back is not recorded as a release', async () => {
  const { calls, tools } = createRecordingTools({}, 'stack');
  await expect(deployStage(options, tools)).rejects.toThrow('UPDATE_ROLLBACK_COMPLETE');
  expect(calls.join()).not.toContain('record prod');
});

it('a release that fails the site check is recorded, so that a rollback returns to the release before it', async () => {
  const { calls, tools } = createRecordingTools({}, 'site');
  const deployment = deployStage(options, tools);
  await expect(deployment).rejects.toThrow('/tours answers 500');
  await expect(deployment).rejects.toThrow(
    'npm run ops -- flip-back --stage prod for the functions at once, then npm run rollback -- --stage prod',
  );
  expect(calls).toContain('record prod');
});

it('a deployment of an assembly built by another job does not synthesize again', async () => {
  const { calls, tools } = createRecordingTools(undefined);
  await deployStage({ ...options, app: 'build/deployment' }, tools);
  expect(calls[1]).toBe('read build/deployment prod');
  expect(calls[3]).toBe(cdk('PortVilaRum-prod').replace('out', 'build/deployment'));
  expect(calls.join()).not.toContain('synthesize');
});

it('building an assembly makes no AWS call', async () => {
  const { calls, output, tools } = createRecordingTools(undefined, 'credentials');
  await buildStage(options, tools);
  expect(calls).toEqual(['synthesize prod']);
  expect(output).toEqual(['Release two for prod is in out.']);
});

describe('the options of the running stage', () => {
  const running = { Options: 'domain certificate firewall', Release: 'one' };

  it('must be set again or dropped, or the deployment is refused before it changes anything', async () => {
    const { calls, tools } = createRecordingTools(running);
    const deployment = deployStage(options, tools);
    await expect(deployment).rejects.toThrow('prod runs with domain, certificate');
    await expect(deployment).rejects.toThrow('--drop domain --drop certificate');
    expect(calls.join()).not.toContain('cdk');
  });

  it('are removed only if --drop names each of them, and --drop may name no other option', async () => {
    const { calls, tools } = createRecordingTools(running);
    await deployStage({ ...options, drop: ['domain', 'certificate'] }, tools);
    expect(calls.join()).toContain('cdk deploy PortVilaRum-prod ');
    const other = deployStage(
      { ...options, drop: ['firewall'] },
      createRecordingTools({ Options: 'none' }).tools,
    );
    await expect(other).rejects.toThrow('does not remove firewall');
  });

  it.each([
    ['github', 'delete-stack --stack-name PortVilaRum-prod-Deployer'],
    ['backup', 'delete-stack --region <the second region> --stack-name PortVilaRum-prod-BackupCopies'],
    ['zone', undefined],
  ])(
    'can be dropped: for %s the output names the command that deletes the remaining stack: %s',
    async (option, command) => {
      const { output, tools } = createRecordingTools({ Options: `${option} firewall`, Release: 'one' });
      await deployStage({ ...options, drop: [option] }, tools);
      if (command === undefined) expect(output.join()).not.toContain('delete-stack');
      else expect(output.join()).toContain(command);
    },
  );

  it('can be dropped: for firewall the output names the commands that unprotect and delete the stack in us-east-1', async () => {
    const { output, tools } = createRecordingTools({ Options: 'firewall', Release: 'one' });
    const toolsWithoutOptions = {
      ...tools,
      synthesize: async () => ({ ...(await tools.synthesize('prod', [])), options: [] }),
    };
    await deployStage({ ...options, drop: ['firewall'] }, toolsWithoutOptions);
    for (const action of ['update-termination-protection', 'delete-stack'])
      expect(output.join()).toMatch(
        new RegExp(`${action} .*us-east-1 --stack-name PortVilaRum-prod-Firewall`),
      );
  });
});

describe('the versions of a release', () => {
  it('are recorded after the deployment, and before it for a previous release without a record', async () => {
    const { output, tools, stage } = createRecordingTools({ Release: 'one' });
    stage.live.set('CreateBooking', '1');
    await deployStage(options, {
      ...tools,
      cdk: async (args) => {
        await tools.cdk(args);
        stage.live.set('CreateBooking', '2');
      },
    });
    expect(stage.records.map(({ release, versions }) => [release, versions.CreateBooking])).toEqual([
      ['one', '1'],
      ['two', '2'],
    ]);
    expect(output.join()).toContain('0 old ones deleted');
  });

  it('do not fail the deployment if they cannot be recorded', async () => {
    const { output, tools, stage } = createRecordingTools(undefined);
    const functions = { ...stage.functions, record: () => Promise.reject(new Error('AccessDenied')) };
    await deployStage(options, { ...tools, functions: async () => functions });
    expect(output.join()).toContain('A flip-back cannot return to this release: AccessDenied');
  });

  it('to which "npm run ops -- flip-back" has moved the functions are replaced only by an urgent deployment', async () => {
    const { calls, tools, stage } = createRecordingTools({ Release: 'one' });
    stage.records.push({ deployed: 'one', release: 'zero', versions: {} });
    await expect(deployStage(options, tools)).rejects.toThrow('run release zero since a flip-back');
    expect(calls.join()).not.toContain('cdk');
    await deployStage({ ...options, context: ['hurry=true'] }, tools);
    expect(calls.join()).toContain('cdk deploy PortVilaRum-prod ');
  });
});

describe('a site with a custom domain', () => {
  const domain = 'https://www.rum.example';

  it('is checked at the custom domain after the deployment', async () => {
    const { calls, output, tools } = createRecordingTools({}, undefined, domain);
    await deployStage(options, tools);
    expect(calls.filter((call) => call.startsWith('check'))).toEqual([`check ${domain}`]);
    expect(output.at(-1)).toBe(`prod is deployed: ${domain}`);
  });

  it('is deployed before its DNS record exists, and the output says which record to create', async () => {
    const { calls, output, tools } = createRecordingTools(undefined, 'domain', domain);
    await deployStage(options, tools);
    expect(calls.slice(-2)).toEqual([`check ${domain}`, 'check https://d1.example.com']);
    const text = output.join('\n');
    expect(text).toContain('prod is deployed and serves visitors at https://d1.example.com');
    expect(text).toContain('www.rum.example does not point to it yet');
    expect(text).toContain('alias of d1.example.com');
    expect(text).toContain('/tours answers 500');
  });

  it('is deployed with a warning that nothing is measured until the measurement host has a DNS record', async () => {
    const deployAndPrint = async (broken?: 'domain') => {
      const { output, tools } = createRecordingTools(undefined, broken, domain, 'm.www.rum.example');
      await deployStage(options, tools);
      return output.join('\n');
    };
    expect(await deployAndPrint('domain')).toContain(
      'Nothing is measured until m.www.rum.example is an alias of d1.example.com as well:\n/ does not answer',
    );
    expect(await deployAndPrint()).not.toContain('Nothing is measured');
  });

  it('is reported as broken if neither the custom domain nor the CloudFront domain serves it', async () => {
    const { calls, tools } = createRecordingTools(undefined, 'site', domain);
    await expect(deployStage(options, tools)).rejects.toThrow('/tours answers 500');
    expect(calls.slice(-2)).toEqual([`check ${domain}`, 'check https://d1.example.com']);
  });
});
