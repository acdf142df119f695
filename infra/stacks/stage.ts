/** Name of a deployed copy of the product, for instance `dev` or `prod`. */
export type Stage = string;

const stagePattern = /^[a-z][a-z0-9-]{0,19}$/;

/** @throws Error when the name could not be part of a stack's name. */
export function parseStage(value: unknown): Stage {
  if (typeof value === 'string' && stagePattern.test(value)) return value;
  throw new Error(
    `"${String(value)}" cannot be a stage: use up to 20 small letters, digits and hyphens, starting with a letter, for instance --context stage=prod.`,
  );
}

/** Name of a stage's stack; the names that AWS gives to its resources begin with it. */
export const stackName = (stage: Stage): string => `PortVilaRum-${stage}`;

/** Only production keeps its data when the stack is deleted. */
export function keepsData(stage: Stage): boolean {
  return stage === 'prod';
}

/** Only where visitors are, there is a firewall in front of everything unless it is left out; elsewhere when asked for. */
export function hasFirewall(stage: Stage): boolean {
  return stage === 'prod';
}

/** Only where visitors are, a tenth of them gets new functions first; elsewhere five minutes would be lost. */
export function isGradual(stage: Stage): boolean {
  return stage === 'prod';
}

/** Whether SES may still keep the account in its sandbox: `prod` begins when it has left it. */
export function mayBeSandbox(stage: Stage): boolean {
  return stage !== 'prod';
}
