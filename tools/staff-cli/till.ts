import { dayStore } from '#functions/stores/bookings/days.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { stripControlCharacters } from '#functions/use-cases/run-sheet/strip-control-characters.ts';
import { readTill } from '#functions/use-cases/till/open-till.ts';
import { type TillReport, tillCsv } from '#shared/staff/till/till-csv.ts';
import { tillMessages } from '#shared/staff/till/till-messages.ts';
import { leftNote } from '#shared/staff/till/till-words.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { textOption } from './operation/parse-args.ts';
import { writeOutput } from './operation/write-output.ts';
import { closedLines, reportLines } from './till-report-lines.ts';

/** The figures of the console's cash-up. Closing the till is done there: somebody has to count. */
export const till: Operation = {
  usage: 'till [--z 42] [--csv till.csv]',
  summary: 'Shows what the till holds since it was closed last, or a closed till (a Z) by its number.',
  options: { z: { type: 'string' }, csv: { type: 'string' } },
  async run(request, context) {
    const { table, clock, staffConsole } = context;
    const names = new Map((await peopleStore(table, clock).list()).map(({ id, name }) => [id, name]));
    const nameOf = (id: string) => stripControlCharacters(names.get(id) ?? 'a former colleague');
    const number = numberOption(request);
    const { report, head, foot } = await (number === undefined
      ? open(context)
      : closed(number, context, nameOf));
    for (const line of [head, ...reportLines(report, nameOf), ...foot]) staffConsole.say(line);
    await writeOutput(staffConsole, textOption(request, 'csv'), () => tillCsv(report, nameOf));
  },
};

interface Shown {
  readonly report: TillReport;
  readonly head: string;
  readonly foot: readonly string[];
}

async function open({ table, clock }: OperationContext): Promise<Shown> {
  const deps = {
    tills: zStore(table, clock),
    days: dayStore(table, clock),
    people: peopleStore(table, clock),
    clock,
  };
  const { number, lines, exceptions, left } = await readTill(deps);
  return {
    report: { lines, exceptions },
    head: `X, so far (closed, it becomes Z ${number})`,
    foot: left > 0 ? [leftNote(left)] : [],
  };
}

async function closed(
  number: number,
  { table, clock }: OperationContext,
  nameOf: (id: string) => string,
): Promise<Shown> {
  const report = await zStore(table, clock).find(number);
  if (report === undefined) throw new OperationProblem(tillMessages.noZ(number));
  return { report, head: `Z ${number}`, foot: closedLines(report, nameOf) };
}

function numberOption(request: Request): number | undefined {
  const text = textOption(request, 'z');
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new OperationProblem(`"${text}" is not the number of a Z. Write it like --z 42.`);
}
