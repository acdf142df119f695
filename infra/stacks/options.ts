import type { Node } from 'constructs';
import type { DmarcPolicy } from '../workers/sender-identity.ts';
import { hasFirewall, type Stage } from './stage.ts';

/** What a deployment may have besides; each by `--context <name>=<value>`. */
export interface DeploymentOptions {
  /** A firewall in front of everything: a second stack, in us-east-1. Usual where visitors are. */
  firewall: boolean;
  /** New functions take all calls at once, and no alarm is asked: for what mends the trouble that has raised one. */
  hurry: boolean;
  /** A name of our own for the site; without one it is found by CloudFront's. */
  domain?: OwnDomain;
  /** Id of the zone in Route 53 of the domain that mails are from: the sender is verified and its records are set. */
  zone?: string;
  /** What the records of that zone ask other mail servers to do with mails in its name that are not ours. */
  dmarc: DmarcPolicy;
  /** Asks browsers to ship the name of the site in their list of encrypted ones, which it leaves in months at the soonest. */
  preload: boolean;
  /**
   * Repository at GitHub whose workflow may deploy the stage, as the subject of its tokens names it: `owner/name`, or
   * with ids, `owner@123/name@456`. A stack with a role for it.
   */
  github?: string;
}

/** Name of the site, and the certificate for it. */
export interface OwnDomain {
  /** For instance `www.example.com`. */
  name: string;
  /** ARN of a certificate in us-east-1, where CloudFront looks for it. */
  certificate: string;
}

const shapes = {
  firewall: [/^(true|false)$/, 'true or false'],
  hurry: [/^(true|false)$/, 'true or false'],
  domain: [/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'a name such as www.example.com'],
  certificate: [
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    'the ARN of a certificate in us-east-1',
  ],
  dmarc: [/^(none|quarantine|reject)$/, 'none, quarantine or reject'],
  preload: [/^(true|false)$/, 'true or false'],
  github: [
    /^([\w.-]+\/[\w.-]+|[\w.-]+@\d+\/[\w.-]+@\d+)$/,
    'a repository such as owner/name or, with its ids, owner@123/name@456',
  ],
  zone: [/^Z[A-Z0-9]+$/, 'the id of a zone in Route 53'],
} as const;

/** All that a stage can be told besides its name, here and where alarms are made. */
export const optionNames: readonly string[] = [...Object.keys(shapes), 'alarms', 'budget', 'runbooks'];

/** @throws Error with one sentence when a value could not be meant */
export function readOptions(node: Pick<Node, 'tryGetContext'>, stage: Stage): DeploymentOptions {
  const read = (name: keyof typeof shapes): string | undefined => {
    const given: unknown = node.tryGetContext(name);
    if (given === undefined) return undefined;
    const [shape, meant] = shapes[name];
    if (shape.test(String(given))) return String(given);
    throw new Error(`--context ${name}=${String(given)} is not ${meant}.`);
  };
  const [name, certificate] = [read('domain'), read('certificate')];
  const [zone, github] = [read('zone'), read('github')];
  if ((name === undefined) !== (certificate === undefined))
    throw new Error(
      'A domain needs a certificate, and a certificate its domain: give both contexts or neither.',
    );
  return {
    firewall: (read('firewall') ?? String(hasFirewall(stage))) === 'true',
    hurry: read('hurry') === 'true',
    preload: read('preload') === 'true',
    dmarc: (read('dmarc') as DmarcPolicy | undefined) ?? 'none',
    ...(name !== undefined && certificate !== undefined && { domain: { name, certificate } }),
    ...(zone !== undefined && { zone }),
    ...(github !== undefined && { github }),
  };
}
