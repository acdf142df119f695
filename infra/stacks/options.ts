import type { Node } from 'constructs';
import type { DmarcPolicy } from '../workers/sender-identity.ts';
import { hasFirewall, isWatched, needsRunbookLinks, type Stage } from './stage.ts';

/** Options of a deployment, each by `--context <name>=<value>`. */
export interface DeploymentOptions {
  /** Web application firewall: a second stack, in us-east-1. Default only in prod. */
  firewall: boolean;
  /** Alarms on CloudFront and a check of the site from another region: a stack in us-east-1. Default only in prod. */
  watch: boolean;
  /** Skips canary and alarms; for urgent fixes. */
  hurry: boolean;
  domain?: CustomDomain;
  /** Route 53 zone id of the sender's domain: verifies it and sets its records. */
  zone?: string;
  dmarc: DmarcPolicy;
  /** HSTS preloading of the domain; leaving the list takes months. */
  preload: boolean;
  /**
   * GitHub repository whose workflow may deploy the stage, as in its token subject: `owner/name`, or with ids,
   * `owner@123/name@456`. Adds a stack with a role.
   */
  github?: string;
}

export interface CustomDomain {
  name: string;
  /** ARN of a certificate in us-east-1, where CloudFront requires it. */
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
  zone: [/^Z[A-Z0-9]+$/, 'the id of a zone in Route 53'],
} as const;

/** All context options, including those read in other modules. */
export const optionNames: readonly string[] = [...Object.keys(patterns), 'alarms', 'budget'];

export function readOptions(node: Pick<Node, 'tryGetContext'>, stage: Stage): DeploymentOptions {
  const read = (name: keyof typeof patterns): string | undefined => {
    const value: unknown = node.tryGetContext(name);
    if (value === undefined) return undefined;
    const [pattern, expected] = patterns[name];
    if (pattern.test(String(value))) return String(value);
    throw new Error(`Invalid option: --context ${name}=${String(value)} is not ${expected}.`);
  };
  const [name, certificate] = [read('domain'), read('certificate')];
  const [zone, github] = [read('zone'), read('github')];
  if ((name === undefined) !== (certificate === undefined))
    throw new Error(
      'Missing option: --context domain and --context certificate need each other; give both or neither.',
    );
  read('page');
  if (read('runbooks') === undefined && needsRunbookLinks(stage))
    throw new Error(
      `Missing option: --context runbooks=https://…, the address of infra/runbooks at your Git host. Whoever is woken by an alarm of ${stage} opens the runbook from it.`,
    );
  return {
    firewall: (read('firewall') ?? String(hasFirewall(stage))) === 'true',
    watch: (read('watch') ?? String(isWatched(stage))) === 'true',
    hurry: read('hurry') === 'true',
    preload: read('preload') === 'true',
    dmarc: (read('dmarc') as DmarcPolicy | undefined) ?? 'none',
    ...(name !== undefined && certificate !== undefined && { domain: { name, certificate } }),
    ...(zone !== undefined && { zone }),
    ...(github !== undefined && { github }),
  };
}
