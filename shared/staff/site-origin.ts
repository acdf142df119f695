/**
 * The only origin of the pages of the console. Browsers treat localhost, and names below it, as secure without TLS.
 *
 * @param siteHost host of the site with port, as set by CloudFront
 */
export const siteOrigin = (siteHost: string): string =>
  `${/^([a-z0-9-]+\.)*localhost(:\d+)?$/.test(siteHost) ? 'http' : 'https'}://${siteHost}`;
