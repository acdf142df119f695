import type { BrowserContext, Request } from '@playwright/test';

/**
 * Emulates the analytics script, but sends more: with each event its arguments and everything it finds in the
 * document.
 */
const analyticsScript = `
  const seen = () => JSON.stringify([location.href, document.referrer, document.title, document.cookie,
    [...document.querySelectorAll('input, textarea, h1, a')].map((one) => one.value || one.textContent || one.href),
    { ...window.localStorage }, { ...window.sessionStorage }]);
  let defaults = {};
  const take = (args) => {
    const [command, name, more] = args;
    if (command === 'set') defaults = { ...defaults, ...name };
    if (command === 'event')
      fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors',
        body: JSON.stringify({ name, ...defaults, ...more, seen: seen() }) });
  };
  dataLayer.push = (...entries) => { entries.forEach(take); return 0; };
  [...dataLayer].forEach(take);
`;

/** Emulates the ad provider's script, and likewise sends more. */
const pixelScript = `
  fbq.callMethod = (command, name, data, options) => {
    if (command === 'init') document.cookie = '_fbp=fb.1.' + Date.now() + '.1234567890; path=/';
    if (!command.startsWith('track')) return;
    fetch('https://www.facebook.com/tr', { method: 'POST', mode: 'no-cors', body: JSON.stringify({
      command, name, data, options, dl: location.href, rl: document.referrer, title: document.title,
      fields: [...document.querySelectorAll('input, textarea, h1')].map((one) => one.value || one.textContent) }) });
  };
  fbq.queue.splice(0).forEach((call) => fbq.callMethod(...call));
`;

/** A request to a third party, as it left the browser. */
export interface ThirdPartyRequest {
  readonly url: string;
  /** Includes the referrer, if the browser sent one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Whether a URL is of the site or of the providers' documents. */
const isOurs = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

/** Responds to the requests to all other hosts, and records them. */
export async function emulateProviders(
  context: BrowserContext,
  { pixel = pixelScript } = {},
): Promise<ThirdPartyRequest[]> {
  const requests: ThirdPartyRequest[] = [];
  const record = async (request: Request) => {
    const headers = await request.allHeaders();
    requests.push({ url: request.url(), headers, body: request.postData() ?? '' });
  };
  await context.route(
    (url) => !isOurs(url) && url.protocol.startsWith('http'),
    async (route) => {
      await record(route.request());
      const { host, pathname } = new URL(route.request().url());
      const script = { 'www.googletagmanager.com/gtag/js': analyticsScript }[host + pathname];
      const body = script ?? (host === 'connect.facebook.net' ? pixel : '');
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return requests;
}
