import { afterEach, expect, it, vi } from 'vitest';

const cookies: string[] = [];
const stored = new Map<string, string>();

/** A browser that arrives at a URL, with an ad provider configured. */
function arriveAt(address: string): { location: URL } {
  const browser = { location: new URL(address) };
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, value: string) {
      stored.set(name, value);
      Object.assign(localStorage, { [name]: value });
    },
  };
  vi.stubGlobal('window', Object.assign(browser, { localStorage }));
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', {
    referrer: '',
    title: '',
    body: { append: () => {} },
    createElement: () => ({ addEventListener: () => {} }),
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(cookie: string) {
      cookies.push(cookie.split(';')[0] ?? '');
    },
  });
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('.json') ? { analyticsId: '', pixelId: '1234567890' } : { success: true }),
  );
  return browser;
}

afterEach(() => {
  vi.resetModules();
  cookies.length = 0;
  stored.clear();
});

it('an ad click is stored even if the button that grants consent opens another page', async () => {
  const browser = arriveAt('https://rum.example.com/?fbclid=IwAR0_a-b');
  vi.resetModules();
  const { agreeByButton } = await import('./agree-by-button.ts');
  agreeByButton();
  browser.location = new URL('https://rum.example.com/tours');
  await vi.waitFor(() => expect(cookies.join()).toMatch(/^_fbc=fb\.1\.\d+\.IwAR0_a-b$/));
});

it('an ad click is stored only after consent, even if the visitor consents on a later page', async () => {
  const browser = arriveAt('https://rum.example.com/discover?fbclid=IwAR0_a-b');
  vi.resetModules();
  const { agreeByButton } = await import('./agree-by-button.ts');
  const { trackEvent } = await import('./track.ts');
  browser.location = new URL('https://rum.example.com/tours');
  trackEvent({ kind: 'page', path: '/tours', search: '' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(cookies).toEqual([]);
  agreeByButton();
  await vi.waitFor(() => expect(cookies.join()).toContain('IwAR0_a-b'));
});
