import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { addressOf } from '../iam/aws-call.ts';
import { type AwsResponse, awsError } from '../iam/aws-errors.ts';
import type { StackClock } from '../process/stack-clock.ts';

/** An email as its reader would see it. */
export interface SentMail {
  /** SES message id, as returned to the sender. */
  id: string;
  to: string[];
  from: string;
  replyTo: string | undefined;
  subject: string;
  text: string | undefined;
  html: string | undefined;
  attachments: SentAttachment[];
  /** ISO 8601, on the stack's clock. */
  sentAt: string;
}

export interface SentAttachment {
  filename: string;
  contentType: string;
  /** Text for text types, else base64. */
  content: string;
}

export interface MailRefusal {
  code: string;
  status?: number;
  message?: string;
}

/** Runs before an email is accepted. A refused email is not stored. */
export type MailRule = (mail: SentMail) => MailRefusal | undefined;

/** SES emulator: accepts and refuses emails as SES would, but delivers none. */
export interface LocalMail {
  /** Verified senders: addresses and domains. */
  readonly identities: readonly string[];
  /** Accepted emails, oldest first. */
  readonly sent: readonly SentMail[];
  /** Performs one form-encoded call of the SES API (version 2010-12-01). */
  call(form: URLSearchParams): Promise<AwsResponse>;
  setRule(rule: MailRule | undefined): void;
  clear(): void;
}

export interface LocalMailOptions {
  clock: StackClock;
  /** Verified senders: addresses and domains. */
  identities: readonly string[];
  /** Names of configuration sets with their suppression reasons: `BOUNCE`, `COMPLAINT`. */
  configurationSets?: ReadonlyMap<string, readonly string[]>;
  /** File of stored emails, one JSON text a line; in memory when undefined. */
  file?: string | undefined;
}

/** Local parts that trigger a failure, optionally with a suffix: `throttle-7@example.com`. */
const failureByLocalPart = new Map<string, MailRefusal>(
  Object.entries({
    throttle: { code: 'Throttling', status: 400, message: 'Maximum sending rate exceeded.' },
    down: { code: 'ServiceUnavailable', status: 503, message: 'The service is unavailable.' },
    reject: { code: 'MessageRejected', status: 400, message: 'Email address is on the suppression list.' },
    paused: { code: 'AccountSendingPausedException', status: 400, message: 'Email sending is disabled.' },
  }),
);

/** Local parts that trigger an event after acceptance. */
const eventsAfterAcceptance = new Map([
  ['bounce', 'BOUNCE'],
  ['complaint', 'COMPLAINT'],
]);

const maxMessageBytes = 40 * 1024 * 1024;
const maxRecipients = 50;

export function createMail({
  clock,
  identities,
  configurationSets = new Map(),
  file,
}: LocalMailOptions): LocalMail {
  const suppressedAddresses = new Set<string>();
  let activeRule: MailRule | undefined;
  const sent: SentMail[] = file === undefined ? [] : readMails(file);

  async function send(form: URLSearchParams): Promise<AwsResponse> {
    const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
    const callRecipients = [...form].flatMap(([key, value]) =>
      key.startsWith('Destinations.member.') ? [value] : [],
    );
    const problem = messageProblem(raw);
    if (problem !== undefined) return refuse({ code: 'InvalidParameterValue', message: problem });

    const set = form.get('ConfigurationSetName');
    const suppressedReasons = set === null ? [] : configurationSets.get(set);
    if (suppressedReasons === undefined) {
      const message = `Configuration set <${set}> does not exist.`;
      return refuse({ code: 'ConfigurationSetDoesNotExist', message });
    }

    const email = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
    const headerRecipients = [email.to, email.cc, email.bcc]
      .flatMap((list) => list ?? [])
      .flatMap(({ address }) => address ?? []);
    const to = (callRecipients.length > 0 ? callRecipients : headerRecipients).map(addressOf);
    const from = addressOf(form.get('Source') ?? email.from?.address ?? '');
    const unverified = [from, email.from?.address ?? ''].find((address) => !isVerified(address));
    if (unverified !== undefined) {
      const message = `Email address is not verified. The following identities failed the check: ${unverified}`;
      return refuse({ code: 'MessageRejected', message });
    }
    if (to.length === 0) return refuse({ code: 'InvalidParameterValue', message: 'Missing destination.' });
    if (to.length > maxRecipients || !to.every(isAddress)) {
      return refuse({ code: 'InvalidParameterValue', message: 'Illegal or too many addresses.' });
    }
    const id = `${randomUUID()}-000000`;
    const mail: SentMail = {
      id,
      to,
      from: mailbox(email.from),
      replyTo: email.replyTo?.map(mailbox).join(', '),
      subject: email.subject ?? '',
      text: email.text,
      html: email.html,
      attachments: email.attachments.map(toSentAttachment),
      sentAt: clock.now().toISOString(),
    };
    const refusal = to.map(requestedFailure).find((failure) => failure !== undefined) ?? activeRule?.(mail);
    if (refusal !== undefined) return refuse(refusal);
    // SES accepts emails to suppressed addresses and drops them.
    if (
      suppressedReasons.length > 0 &&
      to.every((address) => suppressedAddresses.has(address.toLowerCase()))
    ) {
      return acceptedResponse(form.get('Action') ?? '', id);
    }
    for (const address of to) {
      if (suppressedReasons.includes(eventsAfterAcceptance.get(triggerIn(address)) ?? ''))
        suppressedAddresses.add(address.toLowerCase());
    }
    sent.push(mail);
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(mail)}\n`);
    return acceptedResponse(form.get('Action') ?? '', id);
  }

  function isVerified(address: string): boolean {
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return identities.includes(address) || identities.includes(domain);
  }

  if (file !== undefined) mkdirSync(dirname(file), { recursive: true });
  return {
    identities,
    sent,
    call: async (form) => {
      const action = form.get('Action');
      if (action === 'SendRawEmail') return send(form);
      return refuse({
        code: 'InvalidAction',
        message: `The local stack does not support the SES action ${action}.`,
      });
    },
    setRule: (next) => {
      activeRule = next;
    },
    clear: () => void sent.splice(0),
  };
}

/** Reason for which SES, or a mail server behind it, refuses the message, for example an injected header. */
function messageProblem(raw: Buffer): string | undefined {
  if (raw.length === 0) return 'Message is empty.';
  if (raw.length > maxMessageBytes) return 'Message length is more than 41943040 bytes long.';
  const text = raw.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return 'The header section does not end with an empty line.';
  const head = text.slice(0, end);
  if (/(?<!\r)\n|\r(?!\n)/.test(head)) return 'A header contains a bare carriage return or line feed.';
  if (/[^\t\r\n\x20-\x7e]/.test(head)) return 'A header contains a non-ASCII character.';
  const lines = head.split('\r\n');
  if (lines.some((line) => line.length > 998)) return 'A header line is longer than 998 characters.';
  const names = lines.flatMap((line) => /^([!-9;-~]+):/.exec(line)?.[1]?.toLowerCase() ?? []);
  if (lines.some((line) => !/^([ \t]|[!-9;-~]+:)/.test(line)))
    return 'A line of the header section is not a header.';
  const singleHeaders = [
    'from',
    'to',
    'cc',
    'bcc',
    'subject',
    'reply-to',
    'date',
    'message-id',
    'sender',
    'mime-version',
  ];
  const repeated = singleHeaders.find((name) => names.filter((other) => other === name).length > 1);
  if (repeated !== undefined) return `Duplicate header '${repeated}'.`;
  return names.includes('from') ? undefined : "Missing required header 'From'.";
}

function isAddress(text: string): boolean {
  return /^[^\s@<>,;"\r\n]+@[^\s@<>,;"\r\n]+\.[^\s@<>,;"\r\n]+$/.test(text);
}

function requestedFailure(address: string): MailRefusal | undefined {
  return failureByLocalPart.get(triggerIn(address));
}

/** For example `bounce` of `bounce-7@example.com`. */
const triggerIn = (address: string): string => /^([a-z]+)(?:[-+][^@]*)?@/.exec(address)?.[1] ?? '';

function mailbox(address: Email['from']): string {
  if (address === undefined) return '';
  return address.name === '' ? (address.address ?? '') : `${address.name} <${address.address ?? ''}>`;
}

function toSentAttachment({ filename, mimeType, content }: Attachment): SentAttachment {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
  // The parser uses this machine's line endings; emails in transit use CRLF.
  const encodedContent = mimeType.startsWith('text/')
    ? bytes.toString().replace(/\r?\n/g, '\r\n')
    : bytes.toString('base64');
  return { filename: filename ?? '', contentType: mimeType, content: encodedContent };
}

function acceptedResponse(action: string, id: string): AwsResponse {
  const requestId = randomUUID();
  return {
    status: 200,
    headers: { 'content-type': 'text/xml', 'x-amzn-requestid': requestId },
    body: Buffer.from(
      `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${action}Result>` +
        `<MessageId>${id}</MessageId></${action}Result>` +
        `<ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata></${action}Response>`,
    ),
  };
}

function refuse({ code, status = 400, message = code }: MailRefusal): AwsResponse {
  return awsError('ses', status, { code, message });
}

function readMails(file: string): SentMail[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as SentMail);
}
