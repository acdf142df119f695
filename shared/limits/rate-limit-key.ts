/** A network, and how many times a quota's worth it may use up. */
export interface CountedNetwork {
  readonly network: string;
  readonly share: number;
}

/** How many times the quota of one network of 64 bits all those of 48 bits together have. */
const widerShare = 10;

/**
 * What a call from an address is counted for. An IPv4 address is one network; of IPv6 the first 64 bits are, since
 * whoever has one address of a network has all of them. Providers give out 48 bits as well, 65,536 such networks:
 * those are counted together a second time. A text that is no address is counted as it stands.
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

/** The widest network that an address is counted for: of IPv6 the first 48 bits. */
export const siteOf = (address: string): string => networksOf(address).at(-1)?.network ?? address;

const bytesOf = (group: string): readonly number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/** Providers that take several addresses for one mailbox, as they say themselves. */
const providers: readonly {
  readonly domain: string;
  /** Other names of the domain. */
  readonly also: readonly string[];
  /** Signs in a name that mean nothing to it. */
  readonly ignored?: RegExp;
}[] = [
  { domain: 'gmail.com', also: ['googlemail.com'], ignored: /\./g },
  { domain: 'proton.me', also: ['protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domain: 'icloud.com', also: ['me.com', 'mac.com'] },
];

/** The mailbox that an e-mail address leads to, as far as can be told: no capitals, and nothing after a `+`. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const provider = providers.find((one) => one.domain === domain || one.also.includes(domain));
  const plain = name.replace(/(?<=.)\+.*$/, '');
  return `${provider?.ignored ? plain.replace(provider.ignored, '') : plain}@${provider?.domain ?? domain}`;
}

/** Whether two addresses lead to one mailbox. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
