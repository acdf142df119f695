import type { Node } from 'constructs';
import type { DmarcPolicy } from '../workers/sender-identity.ts';
import { hasFirewall, isWatched, keepsData, needsRunbookLinks, type Stage } from './stage.ts';

/** Options of a deployment, from the stage's file in `infra/stages` or from `--context <name>=<value>`. */
export interface DeploymentOptions {
  /** Adds a web application firewall, as a second stack in us-east-1. True by default only in prod. */
  firewall: boolean;
  /** Adds a stack in us-east-1 with alarms on CloudFront and a check of the site. True by default only in prod. */
  watch: boolean;
  /** Skips the canary and the alarms that roll a deployment back. For urgent fixes. */
  hurry: boolean;
  domain?: CustomDomain;
  /** The Route 53 zone id of the sender's domain. The deployment verifies the domain and sets its records. */
  zone?: string;
  dmarc: DmarcPolicy;
  /** Asks browsers to preload HSTS for the domain. It takes months to leave the browsers' list again. */
  preload: boolean;
  /**
   * The GitHub repository whose workflow may deploy the stage, as in its token subject: `owner/name`, or with ids,
   * `owner@123/name@456`. Adds a stack with a role.
   */
  github?: string;
  /** Names of the active options, in alphabetical order. The next deployment must have them too. */
  active: readonly string[];
  /** The region for copies of the daily backups. */
  backup?: string;
  /** Records the writes to the table with CloudTrail. True by default only in prod. */
  trail: boolean;
}

export interface CustomDomain {
  name: string;
  /** The ARN of a certificate in us-east-1, where CloudFront requires it. */
  certificate: string;
}

const patterns = {
  firewall: [/^(true|false)$/, 'true or false'],
  watch: [/^(true|false)$/, 'true or false'],
  runbooks: [
    /^https:\/\/\S+[^/]$/,
    'an address such as https://github.com/owner/name/blob/main/infra/runbooks',
  ],
  page: [
    /^(\+\d{6,15}|https:\/\/[^\s,]+|[^\s,@]+@[^\s,@]+)(,(\+\d{6,15}|https:\/\/[^\s,]+|[^\s,@]+@[^\s,@]+))*$/,
    'telephone numbers such as +6785550123, addresses of mail or of a pager service, separated by commas',
  ],
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
  backup: [/^[a-z]{2}(-[a-z]+)+-\d$/, 'another region such as ap-southeast-4'],
  trail: [/^(true|false)$/, 'true or false'],
  zone: [/^Z[A-Z0-9]+$/, 'the id of a zone in Route 53'],
} as const;

/** Options that other modules read. */
const otherNames = ['alarms', 'budget'];

/** The names of all context options. */
export const optionNames: readonly string[] = [...Object.keys(patterns), ...otherNames];

export function readOptions(node: Pick<Node, 'tryGetContext'>, stage: Stage): DeploymentOptions {
  const readOption = (name: keyof typeof patterns): string | undefined => {
    const value: unknown = node.tryGetContext(name);
    if (value === undefined) return undefined;
    const [pattern, expected] = patterns[name];
    if (pattern.test(String(value))) return String(value);
    throw new Error(`Invalid option: --context ${name}=${String(value)} is not ${expected}.`);
  };
  const [name, certificate] = [readOption('domain'), readOption('certificate')];
  const [zone, github, backup] = [readOption('zone'), readOption('github'), readOption('backup')];
  if ((name === undefined) !== (certificate === undefined))
    throw new Error(
      'Missing option: --context domain and --context certificate need each other; give both or neither.',
    );
  readOption('page');
  if (readOption('runbooks') === undefined && needsRunbookLinks(stage))
    throw new Error(
      `Missing option: --context runbooks=https://…, the address of infra/runbooks at your Git host. Anyone woken by an alarm of ${stage} opens the runbook from it.`,
    );
  const firewall = (readOption('firewall') ?? String(hasFirewall(stage))) === 'true';
  const watch = (readOption('watch') ?? String(isWatched(stage))) === 'true';
  const trail = (readOption('trail') ?? String(keepsData(stage))) === 'true';
  const switches: Readonly<Record<string, boolean>> = { firewall, watch, trail, hurry: false };
  const isActive = (option: string): boolean =>
    switches[option] ?? !['undefined', 'false', 'none'].includes(String(node.tryGetContext(option)));
  return {
    firewall,
    watch,
    active: optionNames.filter(isActive).sort(),
    hurry: readOption('hurry') === 'true',
    preload: readOption('preload') === 'true',
    dmarc: (readOption('dmarc') as DmarcPolicy | undefined) ?? 'none',
    ...(name !== undefined && certificate !== undefined && { domain: { name, certificate } }),
    ...(zone !== undefined && { zone }),
    ...(github !== undefined && { github }),
    ...(backup !== undefined && { backup }),
    trail,
  };
}
