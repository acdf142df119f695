/** The ad provider's own cookies, which tell it whose event it is (specification §3). */
export interface AdCookies {
  readonly fbc?: string;
  readonly fbp?: string;
}

/** @param cookies as `document.cookie` has them */
export function readAdCookies(cookies: string = document.cookie): AdCookies {
  const cookie = (name: string) =>
    cookies
      .split(/;\s*/)
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const fbc = cookie('_fbc');
  const fbp = cookie('_fbp');
  return { ...(fbc && { fbc }), ...(fbp && { fbp }) };
}

/** The provider's cookie for an advertisement that led here; undefined when none did. */
export function clickCookie(search: string, now: Date): string | undefined {
  const click = new URLSearchParams(search).get('fbclid') ?? '';
  return /^[\w-]{1,500}$/.test(click) ? `fb.1.${now.getTime()}.${click}` : undefined;
}

const ninetyDays = 90 * 24 * 60 * 60;

/**
 * The provider's script cannot see our addresses: the advertisement that led here is kept for it.
 *
 * @param search query of the address that the visitor arrived at
 */
export function keepClick(search: string): void {
  const value = clickCookie(search, new Date());
  if (value === undefined || readAdCookies().fbc?.endsWith(value.slice(value.lastIndexOf('.')))) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `_fbc=${value}; path=/; max-age=${ninetyDays}; samesite=lax`;
}
