/** Empty document in which a provider's script runs. */
export interface ProviderFrame {
  /** Forwards a call to the provider's function, in order, once its document has loaded. */
  send(call: readonly unknown[]): void;
  /** Removes the script and its cookies. */
  close(): void;
}

const cookiesOf = { analytics: /^_ga/, pixel: /^_fb[cp]$/ };

/**
 * Loads a provider's script into a document of another origin, without form, title, query or referrer of ours: it knows
 * only the data it is sent, and has no access to page, storage or API. The sandbox also prevents navigation.
 */
export function openProviderFrame(provider: keyof typeof cookiesOf, id: string): ProviderFrame {
  const frame = document.createElement('iframe');
  const queue: (readonly unknown[])[] = [];
  let isReady = false;
  frame.hidden = true;
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.addEventListener('load', () => {
    isReady = true;
    for (const call of queue.splice(0)) post(call);
  });
  const { protocol, host } = window.location;
  const origin = `${protocol}//m.${host}`;
  frame.src = `${origin}/measurement/${provider}.html#${encodeURIComponent(id)}`;
  document.body.append(frame);

  const post = (call: readonly unknown[]) => frame.contentWindow?.postMessage(call, origin);
  return {
    send(call) {
      if (isReady) post(call);
      else queue.push(call);
    },
    close() {
      frame.remove();
      for (const name of cookieNames()) if (cookiesOf[provider].test(name)) deleteCookie(name);
    },
  };
}

const cookieNames = (): string[] => document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '');

/** Providers set their cookies on the highest domain that the browser allows. */
function deleteCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
