import { rmSync } from 'node:fs';
import path from 'node:path';
import { reportProgress } from '#infra/build/progress.ts';
import { projectFolder } from '#infra/build/project.ts';
import { runTool } from '#infra/build/run-tool.ts';
import { awsAccess, stackOutputs } from '../deployed/find-stage.ts';
import { measurementProblems, siteProblems } from './check-site.ts';
import type { DeployTools } from './deploy-stage.ts';
import { tagRelease } from './releases.ts';
import { spawnInherit } from './spawn-inherit.ts';
import { synthesizedStacks } from './synthesized-stacks.ts';

const folder = path.join(projectFolder, 'build/deployment');

/** CDK and Git of this machine, with the user's AWS credentials. */
export const localTools: DeployTools = {
  async synthesize(context) {
    rmSync(folder, { recursive: true, force: true });
    const options = context.flatMap((one) => ['--context', one]);
    const command = ['cdk', 'synth', '--all', '--quiet', '--no-notices', '--output', folder, ...options];
    await reportProgress('Building and checking the deployment', () => runTool(command, '.'));
    return { folder, stacks: synthesizedStacks(folder) };
  },
  async outputs(stage) {
    return await stackOutputs(stage, await awsAccess());
  },
  async cdk(args) {
    // CDK asks before it broadens permissions. In CI, the change was reviewed before it got there.
    const approval = process.env.CI ? ['--require-approval', 'never'] : [];
    await spawnInherit('cdk', [...args, ...approval], projectFolder);
  },
  siteProblems,
  measurementProblems,
  tagRelease: (stage) => tagRelease(stage, projectFolder, new Date()),
  say: (line) => console.log(line),
};
