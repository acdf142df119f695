/** In order of precedence: browsers also name those from which they descend. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const machines: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameOf = (list: typeof browsers, userAgent: string): string | undefined =>
  list.find(([, mark]) => mark.test(userAgent))?.[0];

/**
 * A name such as `Safari on iPhone`, by which a person recognizes their device. It is only what the browser claims.
 *
 * @param userAgent the header of that name; iPads call themselves Macs
 */
export function browserName(userAgent: string | undefined): string {
  const browser = nameOf(browsers, userAgent ?? '') ?? 'A browser';
  const machine = nameOf(machines, userAgent ?? '');
  return machine === undefined ? browser : `${browser} on ${machine}`;
}
