/** The empty document in which a provider's script runs. */
export interface ProviderFrame {
  /** Hands on a call of the provider's own function; in order, as soon as the script's document is there. */
  send(call: readonly unknown[]): void;
  /** Ends the script, and forgets its cookies. */
  close(): void;
}

const cookiesOf = { analytics: /^_ga/, pixel: /^_fb[cp]$/ };

/**
 * Loads a provider's script into a document of its own: there it finds no form, no title, no query and no referrer of
 * ours, whatever it looks at. It learns what it is told.
 */
export function openProviderFrame(provider: keyof typeof cookiesOf, id: string): ProviderFrame {
  const frame = document.createElement('iframe');
  const waiting: (readonly unknown[])[] = [];
  let isReady = false;
  frame.hidden = true;
  frame.referrerPolicy = 'no-referrer';
  frame.addEventListener('load', () => {
    isReady = true;
    for (const call of waiting.splice(0)) post(call);
  });
  frame.src = `/measurement/${provider}.html#${encodeURIComponent(id)}`;
  document.body.append(frame);

  const post = (call: readonly unknown[]) => frame.contentWindow?.postMessage(call, window.location.origin);
  return {
    send(call) {
      if (isReady) post(call);
      else waiting.push(call);
    },
    close() {
      frame.remove();
      for (const name of cookieNames()) if (cookiesOf[provider].test(name)) forget(name);
    },
  };
}

const cookieNames = (): string[] => document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '');

/** Providers set their cookies as high up in the domain as the browser lets them. */
function forget(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
