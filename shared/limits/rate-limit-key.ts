/** A network and its multiple of the quota. */
export interface CountedNetwork {
  readonly network: string;
  readonly share: number;
}

/** Quota of a /48 as a multiple of that of a /64. */
const widerShare = 10;

/**
 * Rate limit keys of an IP address. IPv4 counts as a single address; IPv6 by /64, since its holder has all addresses of
 * it, and also by /48, since providers assign 65,536 /64 networks at once. Any other text is returned unchanged.
 */
export function networksOf(address: string): readonly CountedNetwork[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return [{ network: mapped[1], share: 1 }];
  if (!address.includes(':')) return [{ network: address, share: 1 }];
  const groups = groupsOf(address);
  const [high = '', low = ''] = groups.slice(6);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return [{ network: [high, low].flatMap(bytesOf).join('.'), share: 1 }];
  }
  return [
    { network: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
    { network: `${groups.slice(0, 3).join(':')}::/48`, share: widerShare },
  ];
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The widest network counted for an address: for IPv6 its /48. */
export const widestNetworkOf = (address: string): string => networksOf(address).at(-1)?.network ?? address;

const bytesOf = (group: string): readonly number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/** Providers with several addresses per mailbox, as documented by them. */
const providers: readonly {
  readonly domain: string;
  readonly aliases: readonly string[];
  /** Characters that the provider ignores in names. */
  readonly ignored?: RegExp;
}[] = [
  { domain: 'gmail.com', aliases: ['googlemail.com'], ignored: /\./g },
  { domain: 'proton.me', aliases: ['protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domain: 'icloud.com', aliases: ['me.com', 'mac.com'] },
];

/** Canonical mailbox of an email address, as far as known: lower case and without a `+` tag. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const provider = providers.find((entry) => entry.domain === domain || entry.aliases.includes(domain));
  const untagged = name.replace(/(?<=.)\+.*$/, '');
  return `${provider?.ignored ? untagged.replace(provider.ignored, '') : untagged}@${provider?.domain ?? domain}`;
}

export const isSameMailbox = (email: string, other: string): boolean => mailboxOf(email) === mailboxOf(other);
