const isBroad = (source: string): boolean => /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/.test(source);
const isInline = (source: string): boolean => /^(?:'unsafe-inline'|data:)$/.test(source);
const isPlain = (source: string): boolean => /^(?:http|ftp):/.test(source);
const namesCode = (source: string): boolean => /^'(?:nonce|sha256|sha384|sha512)-/.test(source);

/** Directives of a policy with their sources, in small letters; undefined if it cannot be read, or says one twice. */
export function readPolicy(policy: string): Map<string, string[]> | undefined {
  if (policy.trim().length < 6) return undefined;
  const directives = new Map<string, string[]>();
  for (const written of policy.toLowerCase().split(';')) {
    const [name = '', ...sources] = written.trim().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name)) return undefined;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives;
}

/** Scripts that are named by hash or nonce make browsers overlook what is allowed besides. */
function scriptsInForce(sources: readonly string[]): readonly string[] {
  if (!sources.some(namesCode)) return sources;
  const named = sources.filter((source) => source !== "'unsafe-inline'");
  if (!named.includes("'strict-dynamic'")) return named;
  return named.filter((source) => source !== "'self'" && !/^(?:ftp:|https?:|\*)/.test(source));
}

/** The points for a Content-Security-Policy, from −25 for none to 10 for one that begins by allowing nothing. */
export function policyModifier(policy: string | undefined): number {
  const directives = policy === undefined ? undefined : readPolicy(policy);
  if (directives === undefined) return -25;
  const of = (name: string) => directives.get(name) ?? directives.get('default-src');
  const scripts = scriptsInForce(of('script-src') ?? ['*']);
  const styles = of('style-src') ?? ['*'];
  const stylesInForce = styles.some(namesCode)
    ? styles.filter((source) => source !== "'unsafe-inline'")
    : styles;
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  const active = [...directives].filter(([name]) => !isPassive(name) && name !== 'script-src');

  if (scripts.includes("'strict-dynamic'") && !scripts.some(namesCode)) return -25;
  if (scripts.some((source) => isBroad(source) || isInline(source))) return -20;
  if ((of('object-src') ?? ['*']).some(isBroad)) return -20;
  if ([...active.flatMap(([, sources]) => sources), ...scripts].some(isPlain)) return -20;
  if ([...scripts, ...stylesInForce].includes("'unsafe-eval'")) return -10;
  if ([...(of('img-src') ?? []), ...(of('media-src') ?? [])].some(isPlain)) return -10;
  if (stylesInForce.some((source) => isBroad(source) || isInline(source))) return 0;
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}
