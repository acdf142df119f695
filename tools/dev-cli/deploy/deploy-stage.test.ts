import { describe, expect, it } from 'vitest';
import { CommandError } from '../terminal/exit-with-error.ts';
import { type DeployTools, deployStage } from './deploy-stage.ts';

/** Tools that record their calls in order. */
function recordingTools(
  initialOutputs: Record<string, string> | undefined,
  broken?: 'credentials' | 'stack' | 'site' | 'domain',
  siteUrl = 'https://d1.example.com',
  measurementHost = '',
) {
  const calls: string[] = [];
  const output: string[] = [];
  let outputs = initialOutputs;
  const tools: DeployTools = {
    async synthesize(context) {
      calls.push(`synthesize ${context.join(' ')}`);
      return {
        folder: 'out',
        stacks: ['PortVilaRum-prod', 'PortVilaRum-prod-Firewall', 'PortVilaRum-prod-Watch'],
      };
    },
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
    async measurementProblems(url) {
      calls.push(`check ${url}`);
      return broken === 'domain' ? ['/ does not answer'] : [];
    },
    async siteProblems(url) {
      calls.push(`check ${url}`);
      return broken === 'site' || (broken === 'domain' && url === siteUrl) ? ['/tours answers 500'] : [];
    },
    async tagRelease(stage) {
      calls.push(`record ${stage}`);
      return 'Tagged.';
    },
    say: (line) => output.push(line),
  };
  return { calls, output, tools };
}
const options = { stage: 'prod', context: ['firewall=true'] };
const cdk = (stack: string, more = '') => `cdk deploy ${stack} --exclusively --app out --no-notices${more}`;

it('a deployment takes the checked assembly, deploys dependencies first and what watches it last, then checks the site', async () => {
  const { calls, tools } = recordingTools(undefined);
  await deployStage(options, tools);
  expect(calls).toEqual([
    'look up prod',
    'synthesize stage=prod firewall=true',
    cdk('PortVilaRum-prod-Firewall'),
    cdk('PortVilaRum-prod'),
    'record prod',
    cdk('PortVilaRum-prod-Watch'),
    'check https://d1.example.com',
  ]);
});

it('a deployment without AWS credentials builds nothing', async () => {
  const { calls, tools } = recordingTools(undefined, 'credentials');
  await expect(deployStage(options, tools)).rejects.toThrow('No credentials.');
  expect(calls).toEqual([]);
});

it('the alarms of an existing stage can roll a deployment back', async () => {
  const { calls, tools } = recordingTools({ DeploymentAlarms: 'arn:a arn:b' });
  await deployStage(options, tools);
  // One option per alarm: CDK reads a second value as a stack name and ignores all alarms but the first.
  const alarms = ' --rollback-trigger-alarm-arns arn:a --rollback-trigger-alarm-arns arn:b';
  expect(calls[3]).toBe(cdk('PortVilaRum-prod', ` --monitoring-time-minutes 15${alarms}`));
});

it('an urgent deployment watches no alarm', async () => {
  const { calls, tools } = recordingTools({ DeploymentAlarms: 'arn:a arn:b' });
  await deployStage({ stage: 'prod', context: ['hurry=true'] }, tools);
  expect(calls[1]).toBe('synthesize stage=prod hurry=true');
  expect(calls[3]).toBe(cdk('PortVilaRum-prod', ' --rollback-trigger-alarm-arns none'));
});

it('a deployment that CloudFormation rolled back is not recorded as a release', async () => {
  const { calls, tools } = recordingTools({}, 'stack');
  await expect(deployStage(options, tools)).rejects.toThrow('UPDATE_ROLLBACK_COMPLETE');
  expect(calls.join()).not.toContain('record prod');
});

it('a release that fails the site check is recorded, so that a rollback goes back past it', async () => {
  const { calls, tools } = recordingTools({}, 'site');
  const deployment = deployStage(options, tools);
  await expect(deployment).rejects.toThrow('/tours answers 500');
  await expect(deployment).rejects.toThrow(
    'To go back to the previous release: npm run rollback -- --stage prod',
  );
  expect(calls).toContain('record prod');
});

describe('a site with a custom domain', () => {
  const domain = 'https://www.rum.example';

  it('is checked under that domain', async () => {
    const { calls, output, tools } = recordingTools({}, undefined, domain);
    await deployStage(options, tools);
    expect(calls.filter((one) => one.startsWith('check'))).toEqual([`check ${domain}`]);
    expect(output.at(-1)).toBe(`prod is deployed: ${domain}`);
  });

  it('is deployed before its DNS record exists, and the output says which record to create', async () => {
    const { calls, output, tools } = recordingTools(undefined, 'domain', domain);
    await deployStage(options, tools);
    expect(calls.slice(-2)).toEqual([`check ${domain}`, 'check https://d1.example.com']);
    const text = output.join('\n');
    expect(text).toContain('prod is deployed and serves visitors at https://d1.example.com');
    expect(text).toContain('www.rum.example does not point to it yet');
    expect(text).toContain('alias of d1.example.com');
    expect(text).toContain('/tours answers 500');
  });

  it('warns that nothing is measured until the measurement host has a DNS record', async () => {
    const deploying = async (broken?: 'domain') => {
      const { output, tools } = recordingTools(undefined, broken, domain, 'm.www.rum.example');
      await deployStage(options, tools);
      return output.join('\n');
    };
    expect(await deploying('domain')).toContain(
      'Nothing is measured until m.www.rum.example is an alias of d1.example.com as well:\n/ does not answer',
    );
    expect(await deploying()).not.toContain('Nothing is measured');
  });

  it('fails when the CloudFront domain does not serve either', async () => {
    const { calls, tools } = recordingTools(undefined, 'site', domain);
    await expect(deployStage(options, tools)).rejects.toThrow('/tours answers 500');
    expect(calls.slice(-2)).toEqual([`check ${domain}`, 'check https://d1.example.com']);
  });
});
