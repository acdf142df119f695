import { rmSync } from 'node:fs';
import path from 'node:path';
import { reportProgress } from '#infra/build/progress.ts';
import { projectFolder } from '#infra/build/project.ts';
import { runTool } from '#infra/build/run-tool.ts';
import { stackName } from '#infra/stacks/stage.ts';
import { loadAwsAccess, readStackOutputs } from '../deployed/find-stage.ts';
import { stageFunctions } from '../deployed/stage-functions.ts';
import { readAssembly } from './assembly.ts';
import { checkMeasurementHost, checkSite } from './check-site.ts';
import type { DeployTools } from './deploy-stage.ts';
import { releaseName, tagRelease } from './releases.ts';
import { spawnInherit } from './spawn-inherit.ts';

const folder = path.join(projectFolder, 'build/deployment');

/** CDK and Git of this machine, with the user's AWS credentials. */
export const localTools: DeployTools = {
  async synthesize(stage, context) {
    rmSync(folder, { recursive: true, force: true });
    const release = `release=${await releaseName(projectFolder)}`;
    const options = [`stage=${stage}`, ...context, release].flatMap((option) => ['--context', option]);
    const command = ['cdk', 'synth', '--all', '--quiet', '--no-notices', '--output', folder, ...options];
    await reportProgress('Building and checking the deployment', () => runTool(command, '.'));
    return readAssembly(folder, stackName(stage));
  },
  readAssembly: (folder, stage) => readAssembly(path.resolve(projectFolder, folder), stackName(stage)),
  async outputs(stage) {
    return await readStackOutputs(stage, await loadAwsAccess());
  },
  async functions(stage) {
    return stageFunctions(stage, await loadAwsAccess());
  },
  async cdk(args) {
    // CDK asks before it broadens permissions. In CI, the change was reviewed before it got there.
    const approval = process.env.CI ? ['--require-approval', 'never'] : [];
    await spawnInherit('cdk', [...args, ...approval], projectFolder);
  },
  checkSite,
  checkMeasurementHost,
  tagRelease: (stage) => tagRelease(stage, projectFolder, new Date()),
  print: (line) => console.log(line),
};
