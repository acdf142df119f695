import { type BuildStep, isUnchanged, saveFingerprint } from './fingerprint.ts';
import { reportProgress } from './progress.ts';
import { runTool } from './run-tool.ts';

const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/*.testing.ts'];
const projectFiles = ['package-lock.json', 'tsconfig.json'];

interface RunnableStep extends BuildStep {
  title: string;
  command: string[];
  folder: string;
}

const site: RunnableStep = {
  name: 'site',
  title: 'Building the pages',
  inputs: ['web/**/*', 'shared/**/*', ...projectFiles],
  ignored: [...testFiles, 'web/**/.react-router/**', 'web/node_modules/**'],
  outputs: ['build/site/**/*'],
  command: ['node', 'web/build.ts'],
  folder: '.',
};

const template: RunnableStep = {
  name: 'template',
  title: 'Bundling the functions and synthesizing the stacks',
  inputs: ['infra/**/*', 'functions/**/*', 'shared/**/*', 'cdk.json', 'build/site/**/*', ...projectFiles],
  ignored: testFiles,
  outputs: ['cdk.out/**/*', 'build/functions/**/*'],
  command: ['cdk', 'synth', '--quiet', '--no-notices'],
  folder: '.',
};

const templateWithoutSite: RunnableStep = {
  ...template,
  name: 'template-without-site',
  inputs: template.inputs.filter((input) => !input.startsWith('build/')),
  command: [...template.command, '--context', 'site=none'],
};

/**
 * Brings `build/site`, `build/functions` and `cdk.out` up to date; skips steps whose inputs have not changed.
 *
 * @throws ToolError with the tool's output when a step fails.
 */
export async function build(): Promise<void> {
  await buildSite();
  await bringUpToDate(template);
}

/** Like {@link build}, without the pages, which Vite's dev server serves. */
export async function buildWithoutSite(): Promise<void> {
  await bringUpToDate(templateWithoutSite);
}

/** Whether the bundles match the current sources. */
export const areFunctionsBundled = (): boolean => isUnchanged(template);

export async function buildSite(): Promise<void> {
  await bringUpToDate(site);
}

async function bringUpToDate(step: RunnableStep): Promise<void> {
  if (isUnchanged(step)) return;
  await reportProgress(step.title, () => runTool(step.command, step.folder));
  saveFingerprint(step);
}
