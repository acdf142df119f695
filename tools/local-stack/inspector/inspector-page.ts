import type { LocalStack } from '../api/local-stack.ts';
import type { QueuedMessage, QueueState } from '../messaging/queues.ts';
import type { Schedule } from '../messaging/schedule.ts';
import type { SentAttachment, SentMail } from '../ses/mail.ts';
import { paymentRows } from '../stripe/payments-section.ts';

/** Items of one table, as the document client returns them. */
export interface TableItems {
  name: string;
  items: unknown[];
}

/** The page at `/__local`: emails, payments, queues and tables of this machine. */
export function inspectorPage(localStack: LocalStack, tables: TableItems[]): string {
  const sections = [
    emailSection(localStack.emails()),
    paymentSection(localStack),
    queueSection(localStack.queues()),
    scheduleSection(localStack.schedules),
    tables.map(tableSection).join(''),
    refusalSection(localStack),
    logSection(localStack),
  ];
  const clock = `Stack's clock: <time>${text(localStack.clock.now().toISOString())}</time>`;
  return page('Local stack', `<p>${clock} · <a href="/">the site</a></p>${sections.join('')}`);
}

/** One email with headers, attachments, HTML and plain text. */
export function mailPage(mail: SentMail, number: number): string {
  const rows: [string, string | undefined][] = [
    ['To', mail.to.join(', ')],
    ['From', mail.from],
    ['Reply to', mail.replyTo],
    ['Subject', mail.subject],
    ['Sent', mail.sentAt],
  ];
  const head = rows
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => `<tr><th scope="row">${name}</th><td>${text(value)}</td></tr>`);
  const frame =
    mail.html === undefined
      ? ''
      : `<h2>HTML</h2><iframe title="The email as HTML" src="/__local/mail/html?number=${number}" ` +
        'sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>';
  return page(
    mail.subject,
    `<p><a href="/__local">Back to the local stack</a></p><table>${head.join('')}</table>` +
      attachmentLinks(mail.attachments, number) +
      `${frame}<h2>Plain text</h2><pre>${withLinks(text(mail.text ?? ''))}</pre>`,
  );
}

function emailSection(mails: readonly SentMail[]): string {
  const rows = mails
    .map(
      (mail, number) =>
        `<tr><td>${text(mail.sentAt)}</td><td>${text(mail.to.join(', '))}</td>` +
        `<td><a href="/__local/mail/view?number=${number}">${text(mail.subject)}</a></td>` +
        `<td>${attachmentLinks(mail.attachments, number)}</td></tr>`,
    )
    .reverse();
  const body =
    rows.length === 0 ? '<p>No mail yet.</p>' : htmlTable(['Sent', 'To', 'Subject', 'Attachments'], rows);
  return `<h2 id="mail">Mail (${rows.length})</h2>${body}`;
}

function attachmentLinks(attachments: readonly SentAttachment[], number: number): string {
  return attachments
    .map(
      ({ filename, contentType }, index) =>
        `<a href="/__local/mail/attachment?number=${number}&amp;attachment=${index}">` +
        `${text(filename || contentType)}</a>`,
    )
    .join(' ');
}

function paymentSection({ stripe }: LocalStack): string {
  const { sessions, events } = paymentRows(stripe);
  if (sessions.length === 0) return '<h2 id="payments">Payments</h2><p>No payment yet.</p>';
  const rows = sessions.map(
    (session) =>
      `<tr><td>${text(session.createdAt)}</td><td>${text(session.order)}</td><td>${text(session.total)}</td>` +
      `<td>${text(session.state)}</td><td><a href="${session.page}">Payment page</a></td></tr>`,
  );
  const webhooks = events.map(
    (event) =>
      `<tr><td>${text(event.occurredAt)}</td><td>${text(event.type)}</td><td>${text(event.order)}</td>` +
      `<td>${text(event.state)}</td><td>${text(event.attempts)}</td></tr>`,
  );
  return (
    `<h2 id="payments">Payments (${sessions.length})</h2>` +
    htmlTable(['Made', 'Order', 'Total', 'State', 'Page'], rows) +
    `<h3>Webhooks</h3>${htmlTable(['Time', 'Event', 'Order', 'State', 'Responses'], webhooks)}`
  );
}

function queueSection(states: readonly QueueState[]): string {
  const parts = states.map((state) => {
    const messages = [...state.waiting, ...state.delayed, ...state.inFlight];
    const redrive =
      state.deadLettersOf.length > 0 && state.waiting.length > 0
        ? `<form method="post" action="/__local/redrive?queue=${encodeURIComponent(state.name)}">` +
          '<button>Send these back to their queue</button></form>'
        : '';
    const role = state.deadLettersOf.length > 0 ? ', dead letters' : '';
    return (
      `<h3>${text(state.name)}${role}</h3>` +
      `<p>${state.waiting.length} waiting, ${state.delayed.length} delayed, ${state.inFlight.length} in flight</p>${redrive}` +
      (messages.length === 0 ? '' : htmlTable(['Sent', 'Deliveries', 'Message'], messages.map(messageRow)))
    );
  });
  return `<h2 id="queues">Queues</h2>${parts.join('')}`;
}

function scheduleSection(all: readonly Schedule[]): string {
  if (all.length === 0) return '';
  const rows = all.map(
    ({ id, expression, zone, next, queue }) =>
      `<tr><td>${text(id)}</td><td>${text(expression)}, ${text(zone)}</td><td>${text(queue)}</td>` +
      `<td>${text(next?.toISOString() ?? 'off')}</td>` +
      `<td><form method="post" action="/__local/schedules/fire?schedule=${encodeURIComponent(id)}">` +
      '<button>Run now</button></form></td></tr>',
  );
  return `<h2 id="schedules">Schedules</h2>${htmlTable(['Schedule', 'Due', 'Queue', 'Next', ''], rows)}`;
}

function messageRow({ sentAt, receives, body }: QueuedMessage): string {
  return `<tr><td>${text(sentAt)}</td><td>${receives}</td><td><code>${text(body)}</code></td></tr>`;
}

function tableSection({ name, items }: TableItems): string {
  const rows = items.map((item) => {
    const keys = Object.entries(item as Record<string, unknown>)
      .filter(([key]) => key === 'pk' || key === 'sk')
      .map(([, value]) => text(String(value)));
    return `<details><summary>${keys.sort().join(' / ')}</summary><pre>${text(json(item))}</pre></details>`;
  });
  return `<h2>Table ${text(name)} (${items.length} items)</h2>${rows.join('')}`;
}

function refusalSection({ refusals }: LocalStack): string {
  if (refusals.length === 0) return '';
  const items = [...new Set(refusals)].map((refusal) => `<li>${text(refusal)}</li>`);
  return `<h2>Denied by a role</h2><ul>${items.join('')}</ul>`;
}

function logSection({ log: { lines } }: LocalStack): string {
  const last = lines.slice(-50).map(({ functionId, text: line }) => `${functionId}  ${line}`);
  return `<h2>Log</h2><pre>${text(last.join('\n'))}</pre>`;
}

function htmlTable(headings: string[], rows: string[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function page(title: string, body: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><style>' +
    'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#222}' +
    'table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:.3rem .6rem;' +
    'text-align:left;vertical-align:top}pre,code{font-size:.85rem;overflow-wrap:anywhere;white-space:pre-wrap}' +
    'iframe{border:1px solid #ccc;height:40rem;width:100%}summary{cursor:pointer}' +
    `</style></head><body><h1>${text(title)}</h1>${body}</body></html>`
  );
}

function json(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => (item instanceof Set ? [...item] : item), 2);
}

function text(raw: string): string {
  return raw
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function withLinks(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s&<]+(?:&amp;[^\s&<]+)*/g, (url) => `<a href="${url}">${url}</a>`);
}
