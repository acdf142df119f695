// The analytics provider's script runs in this empty document on a separate host: it cannot reach the pages, and gets
// its data in messages from the page that embeds it. The id is in the URL fragment.

const id = decodeURIComponent(location.hash.slice(1));

/** Origin of the pages; this document is served by the host `m.` below theirs. */
const site = `${location.protocol}//${location.host.replace(/^m\./, '')}`;

// When consent is withdrawn, the page deletes the cookies; it could not clear the storage of this host.
for (const store of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, store, { value: undefined });

/** @type {unknown[]} */
const dataLayer = [];
Object.assign(window, { dataLayer });

/** The provider recognises commands by their type, an `arguments` object. */
function gtag() {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer.push(arguments);
}
/** @type {(...call: unknown[]) => void} */
const send = gtag;

if (/^G-[A-Z0-9]{4,20}$/.test(id) && parent !== window) {
  send('js', new Date());
  send('set', { page_location: `${site}/`, page_referrer: '', page_title: '' });
  send('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === site && Array.isArray(data)) send(...data);
  });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

export {};
