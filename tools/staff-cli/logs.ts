import { type LogCode, logCodes } from '#functions/kernel/log.ts';
import { StaffId } from '#shared/contracts/staff/fields.ts';
import { counted } from '#shared/values/counted.ts';
import {
  deviceFields,
  type LogLine,
  logFields,
  type Operation,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { textOption } from './operation/parse-args.ts';
import { staffNames } from './staff-names.ts';

/** Lines printed in full; the others are counted. */
const maxPrinted = 50;

/** The log lines with one code, from all functions of a stage. */
export const logs: Operation = {
  usage: 'logs <code>|--device <id> [--since 1h]',
  summary:
    'Counts and shows log lines with a code, such as call.failed, of all functions; or counts what a device of staff did.',
  options: { since: { type: 'string' }, device: { type: 'string' } },
  async run(request, { probe, clock, table, staffConsole: { say } }) {
    const device = deviceOption(request);
    const until = clock();
    const from = new Date(until.getTime() - sinceOption(request));
    if (device === undefined) {
      const code = codeArgument(request);
      const lines = (await probe.logs({ code, from, until })).map(withoutAddresses);
      say(`${counted(lines.length, 'line')} ${code} since ${from.toISOString()}.`);
      for (const [text, count] of countsOf(lines)) say(countText(count, text));
      if (lines.length > 0) say('');
      for (const line of lines.slice(0, maxPrinted)) say(textOf(line, logFields));
      if (lines.length > maxPrinted) say(`… and ${counted(lines.length - maxPrinted, 'earlier line')}.`);
      for (const line of await namesIn(lines, { table, clock })) say(line);
      return;
    }
    const counts = await probe.deviceLog({ device, from, until });
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    say(`${counted(total, 'line')} of the device ${device} since ${from.toISOString()}.`);
    for (const { count, ...fields } of counts.toSorted((one, other) => other.count - one.count))
      say(countText(count, textOf(fields, deviceFields)));
    for (const line of await namesIn([{ device }, ...counts], { table, clock })) say(line);
  },
};

/** Logs can be read without the table. */
const namesIn: typeof staffNames = (lines, context) =>
  staffNames(lines, context).catch(() => ['The table could not be read: no names of people and devices.']);

const countText = (count: number, text: string): string => `  ${String(count).padStart(4)}  ${text}`;

function codeArgument({ words }: Request): LogCode {
  const [word = '', another] = words;
  const code = logCodes.find((one) => one === word);
  if (code !== undefined && another === undefined) return code;
  throw new OperationProblem(
    `"${words.join(' ')}" is not a code of log lines. Codes: ${logCodes.toSorted().join(', ')}.`,
  );
}

/** The id of a device, as log lines have it. */
function deviceOption(request: Request): string | undefined {
  const device = textOption(request, 'device');
  if (device === undefined) return undefined;
  if (request.words.length > 0) throw new OperationProblem('Give either a code or --device, not both.');
  if (StaffId.safeParse(device).success) return device;
  throw new OperationProblem(`"${device}" is not the id of a device. Log lines have it as device=….`);
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
  'denied',
  'action',
  'limit',
  'method',
  'date',
] as const;

/** Counts by cause, or by what the lines are about, most frequent first. */
function countsOf(lines: readonly LogLine[]): [string, number][] {
  const grouped = Map.groupBy(lines, (line) => countedFields.flatMap((name) => line[name] ?? []).join(' '));
  return [...grouped]
    .filter(([text]) => text !== '')
    .map(([text, all]): [string, number] => [text, all.length])
    .sort(([, one], [, other]) => other - one);
}

const textOf = <Name extends string>(
  line: Readonly<Partial<Record<Name, string>>>,
  names: readonly Name[],
): string => names.flatMap((name) => (line[name] === undefined ? [] : `${name}=${line[name]}`)).join(' ');

const address = /[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}|\b\d{1,3}(?:\.\d{1,3}){3}\b/gi;

/** Logs hold no addresses; if one gets into a field, it does not get out here. */
const withoutAddresses = (line: LogLine): LogLine =>
  Object.fromEntries(Object.entries(line).map(([name, text]) => [name, text?.replace(address, '…')]));
