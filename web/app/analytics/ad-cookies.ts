import { retentionDays } from '#shared/limits/retention.ts';

/** Cookies of the ad provider, which identify the visitor to it (specification §3). */
export interface AdCookies {
  readonly fbc?: string;
  readonly fbp?: string;
}

/** @param cookies in the format of `document.cookie` */
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

/** Click cookie of the ad that led here, if any. */
export function clickCookie(search: string, now: Date): string | undefined {
  const click = new URLSearchParams(search).get('fbclid') ?? '';
  return /^[\w-]{1,500}$/.test(click) ? `fb.1.${now.getTime()}.${click}` : undefined;
}

const maxAgeSeconds = retentionDays.adClick * 24 * 60 * 60;

/**
 * Stores the click id in a cookie for our host and its subdomains, because the provider's script cannot read it from
 * our URLs.
 *
 * @param search query of the URL that the visitor arrived at
 */
export function storeClickId(search: string): void {
  const value = clickCookie(search, new Date());
  if (value === undefined || readAdCookies().fbc?.endsWith(value.slice(value.lastIndexOf('.')))) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `_fbc=${value}; path=/; domain=${window.location.hostname}; max-age=${maxAgeSeconds}; samesite=lax`;
}
