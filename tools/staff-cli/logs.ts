import { type LogCode, logCodes } from '#functions/kernel/log.ts';
import { StaffId } from '#shared/contracts/staff/fields.ts';
import { counted } from '#shared/values/counted.ts';
import {
  type DeviceQuery,
  deviceFields,
  type LogLine,
  type LogQuery,
  logFields,
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
  type RequestLine,
  type RequestQuery,
  requestFields,
} from './operation/operation.ts';
import { textOption } from './operation/parse-args.ts';
import { staffNames } from './staff-names.ts';

/** Lines printed in full; the others are counted. */
const maxPrinted = 50;

type Selection = { readonly code: LogCode } | { readonly device: string } | { readonly request: string };

/** The log lines with one code, of one device or of one request, from all functions of a stage. */
export const logs: Operation = {
  usage: 'logs <code>|--device <id>|--request <id> [--since 1h]',
  summary:
    'Counts and shows log lines with a code, such as call.failed, of all functions; or counts what a device of staff did; or shows all lines of a request.',
  options: { since: { type: 'string' }, device: { type: 'string' }, request: { type: 'string' } },
  run(request, context) {
    const selection = readSelection(request);
    const until = context.clock();
    const times = { from: new Date(until.getTime() - sinceOption(request)), until };
    if ('code' in selection) return showLines({ ...selection, ...times }, context);
    if ('device' in selection) return showDeviceCounts({ ...selection, ...times }, context);
    return showRequest({ ...selection, ...times }, context);
  },
};

async function showLines(query: LogQuery, context: OperationContext): Promise<void> {
  const { say } = context.staffConsole;
  const lines = (await context.probe.logs(query)).map(withoutAddresses);
  say(`${counted(lines.length, 'line')} with the code ${query.code} since ${query.from.toISOString()}.`);
  for (const [text, count] of countByCause(lines)) say(formatCount(count, text));
  if (lines.length > 0) say('');
  for (const line of lines.slice(0, maxPrinted)) say(formatFields(line, logFields));
  if (lines.length > maxPrinted) say(`… and ${counted(lines.length - maxPrinted, 'earlier line')}.`);
  for (const line of await readNames(lines, context)) say(line);
}

async function showDeviceCounts(query: DeviceQuery, context: OperationContext): Promise<void> {
  const { say } = context.staffConsole;
  const { device } = query;
  const counts = await context.probe.deviceLog(query);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  say(`${counted(total, 'line')} of the device ${device} since ${query.from.toISOString()}.`);
  for (const { count, ...fields } of counts.toSorted((a, b) => b.count - a.count))
    say(formatCount(count, formatFields(fields, deviceFields)));
  for (const line of await readNames([{ device }, ...counts], context)) say(line);
}

async function showRequest(query: RequestQuery, context: OperationContext): Promise<void> {
  const { say } = context.staffConsole;
  const lines = (await context.probe.requestLog(query)).map(withoutAddresses);
  say(`${counted(lines.length, 'line')} of the request ${query.request} since ${query.from.toISOString()}.`);
  for (const line of lines) say(formatFields(line, requestFields));
  for (const line of await readNames(lines, context)) say(line);
}

/** Reads the names of staff; the logs are still shown when the table cannot be read. */
const readNames: typeof staffNames = (lines, context) =>
  staffNames(lines, context).catch(() => ['The table could not be read: no names of people and devices.']);

const formatCount = (count: number, text: string): string => `  ${String(count).padStart(4)}  ${text}`;

function readSelection(request: Request): Selection {
  const device = textOption(request, 'device');
  const id = textOption(request, 'request');
  const hasCode = request.words.length > 0;
  if ([hasCode, device !== undefined, id !== undefined].filter(Boolean).length > 1)
    throw new OperationProblem('Give only one: a code, --device or --request.');
  if (device !== undefined) return { device: requireDeviceId(device) };
  if (id !== undefined) return { request: requireRequestId(id) };
  return { code: codeArgument(request) };
}

function codeArgument({ words }: Request): LogCode {
  const [word = '', another] = words;
  const code = logCodes.find((logCode) => logCode === word);
  if (code !== undefined && another === undefined) return code;
  throw new OperationProblem(
    `"${words.join(' ')}" is not a log code. Codes: ${logCodes.toSorted().join(', ')}.`,
  );
}

/** The id of a device, as shown in log lines. */
function requireDeviceId(device: string): string {
  if (StaffId.safeParse(device).success) return device;
  throw new OperationProblem(`"${device}" is not the id of a device. Log lines show it as device=….`);
}

/** The id of a request: `requestId` or `edgeId` of log lines, or `x-amz-cf-id` of a response. */
function requireRequestId(id: string): string {
  if (/^[\w=-]{8,64}$/.test(id)) return id;
  throw new OperationProblem(`"${id}" is not the id of a request. Log lines show it as requestId=….`);
}

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `30m`, `1h` or `7d` in milliseconds. */
function sinceOption(request: Request): number {
  const text = textOption(request, 'since') ?? '1h';
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  if (count !== undefined) return Number(count) * unitMs[unit as keyof typeof unitMs];
  throw new OperationProblem(`"${text}" is not a time. Write it like 30m, 1h or 7d.`);
}

const countedFields = [
  'endpoint',
  'worker',
  'kind',
  'error',
  'reason',
  'result',
  'what',
  'denied',
  'item',
  'action',
  'limit',
  'why',
  'outcome',
  'type',
  'method',
  'date',
  'standing',
] as const;

/** Counts lines by cause or subject, most frequent first. */
function countByCause(lines: readonly LogLine[]): [string, number][] {
  const grouped = Map.groupBy(lines, (line) => countedFields.flatMap((name) => line[name] ?? []).join(' '));
  return [...grouped]
    .filter(([text]) => text !== '')
    .map(([text, all]): [string, number] => [text, all.length])
    .sort(([, a], [, b]) => b - a);
}

const formatFields = <Name extends string>(
  line: Readonly<Partial<Record<Name, string>>>,
  names: readonly Name[],
): string => names.flatMap((name) => (line[name] === undefined ? [] : `${name}=${line[name]}`)).join(' ');

const address = /[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}|\b\d{1,3}(?:\.\d{1,3}){3}\b/gi;

/** Hides addresses: logs should hold none, but one may get into a field. */
const withoutAddresses = (line: RequestLine): RequestLine =>
  Object.fromEntries(Object.entries(line).map(([name, text]) => [name, text?.replace(address, '…')]));
