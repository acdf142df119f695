/** The name of a deployed copy of the product, for instance `dev` or `prod`. */
export type Stage = string;

const stagePattern = /^[a-z][a-z0-9-]{0,19}$/;

export function parseStage(value: unknown): Stage {
  if (typeof value === 'string' && stagePattern.test(value)) return value;
  throw new Error(
    `"${String(value)}" cannot be a stage: use up to 20 small letters, digits and hyphens, starting with a letter, for instance --context stage=prod.`,
  );
}

/** The name of a stage's stack, which is also the prefix of its resources' generated names. */
export const stackName = (stage: Stage): string => `PortVilaRum-${stage}`;

/** The names of the stacks that options add. */
export const firewallName = (stage: Stage): string => `${stackName(stage)}-Firewall`;
export const deployerName = (stage: Stage): string => `${stackName(stage)}-Deployer`;
export const backupCopiesName = (stage: Stage): string => `${stackName(stage)}-BackupCopies`;
export const watchName = (stage: Stage): string => `${stackName(stage)}-Watch`;

export function keepsData(stage: Stage): boolean {
  return stage === 'prod';
}

/** Whether a stack in us-east-1 watches the site from outside, unless an option decides it. */
export function isWatched(stage: Stage): boolean {
  return stage === 'prod';
}

/** Whether alarms must link to their runbooks, because the operator on call may have no copy of this repository. */
export function needsRunbookLinks(stage: Stage): boolean {
  return stage === 'prod';
}

export function hasFirewall(stage: Stage): boolean {
  return stage === 'prod';
}

/**
 * Whether new functions get a tenth of the calls for the first five minutes. A stage without real traffic needs no wait.
 */
export function isGradual(stage: Stage): boolean {
  return stage === 'prod';
}

/** Whether the account may still be in the SES sandbox. `prod` needs production access. */
export function mayBeSandbox(stage: Stage): boolean {
  return stage !== 'prod';
}

/** The region of the stages, from CDK's environment if it names one. */
export const homeRegion = (): string => process.env.CDK_DEFAULT_REGION ?? 'ap-southeast-2';
